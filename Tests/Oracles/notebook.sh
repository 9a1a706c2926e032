# Runs the kernel for notebooks as Jupyter does: by jupyter_kernel_test, by a client that interrupts and ends it, and the
# notebook of the tour by nbclient, whose outputs are the kept ones, which the tour's page has, too. `--update` keeps new ones.
python_with notebook python3 "" "${notebook_tools[@]}"
debug_program
echo "notebook: the kernel, by jupyter_kernel_test"
# A package has the kernel where Jupyter looks.
packed=$(dirname "$program")/../share/jupyter
if [[ -e $packed/kernels/playhead ]]; then cp -R "$packed" "$place/jupyter"; else "$program" kernel "$place/jupyter" >/dev/null; fi
notebook=$PWD/$oracles/notebook
export JUPYTER_DATA_DIR=$place/jupyter JUPYTER_PLATFORM_DIRS=1 IPYTHONDIR=$place/ipython
(cd "$place" && quietly "$python" "$notebook/kernel.py") || exit 1
echo "notebook: the tour, by nbclient"
"$python" "$notebook/tour.py" "$PWD/Examples" ${updates:+--update}
