"""Holds what a running server says to docs/schema: every answer to its operation, every message to its description."""
import json
import pathlib

import jsonschema

FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / 'docs' / 'schema'


def sample(value):
    """Of a long list some items are enough here: schema_test looks at every one."""
    if isinstance(value, dict):
        return {key: sample(member) for key, member in value.items()}
    return [sample(item) for item in value[::max(1, len(value) // 6)]] if isinstance(value, list) else value


def validator(document, schema):
    """References in the schema are into the document."""
    return jsonschema.Draft202012Validator({**schema, 'components': document['components']})


class Described:
    def __init__(self):
        self.openapi = json.loads((FOLDER / 'openapi.json').read_text())
        self.asyncapi = json.loads((FOLDER / 'asyncapi.json').read_text())
        self.validators = {}
        self.answered_with = set()  # (method, path, status) as the document has them
        self.told_messages = 0
        self.names = self.message_names()

    # --- the socket ---

    def told(self, message):
        """Of the many updates of a whole game every fifth."""
        self.told_messages += 1
        if message['type'] != 'update' or self.told_messages % 5 == 0:
            self.check(self.asyncapi, {'$ref': '#/components/schemas/' + self.names[message['type']]}, message)

    def message_names(self):
        """By type, of what clients are told."""
        told = [each['$ref'].split('/')[-1] for each in self.asyncapi['operations']['tell']['messages']]
        schemas = self.asyncapi['components']['schemas']
        return {schemas[name]['properties']['type']['const']: name for name in told}

    # --- HTTP ---

    def answered(self, method, path, status, content):
        pattern = self.path_of(path.split('?')[0])
        operation = self.openapi['paths'].get(pattern, {}).get(method.lower())
        if operation is None:
            return  # the document has no such address, and the server says so
        described = operation['responses'].get(str(status))
        if described is None:
            assert status >= 400, f'{method} {path}: {status} is not described'
            described = operation['responses'][f'{status // 100}XX']
        else:
            self.answered_with.add((method.lower(), pattern))
        kind = {str: 'text/plain', bytes: 'image/png'}.get(type(content), 'application/json')
        assert kind in described['content'], f'{method} {path}: {kind} is not described'
        if kind == 'image/png':
            return
        self.check(self.openapi, described['content'][kind]['schema'], content)

    def path_of(self, path):
        for pattern in self.openapi['paths']:
            if len(pattern.split('/')) == len(path.split('/')) and all(
                    a == b or a == '{name}' for a, b in zip(pattern.split('/'), path.split('/'))):
                return pattern
        return None

    def operations(self):
        return {(method, path) for path, methods in self.openapi['paths'].items() for method in methods}

    def check(self, document, schema, value):
        key = (id(document), json.dumps(schema))
        if key not in self.validators:
            self.validators[key] = validator(document, schema)
        error = jsonschema.exceptions.best_match(self.validators[key].iter_errors(sample(value)))
        assert error is None, f'{"/".join(map(str, error.absolute_path))}: {error.message[:300]}'
