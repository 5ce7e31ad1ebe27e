#!/usr/bin/env python3
"""The documents in docs/schema are what they say they are, and a server that says something else is noticed.

  documents_test.py
"""
import json
import unittest

import jsonschema
from described import FOLDER, Described


def document(name):
    return json.loads((FOLDER / name).read_text())


def nodes(value):
    """Every object in a document."""
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    if isinstance(value, dict):
        yield value
    for child in children:
        yield from nodes(child)


def found(document, reference):
    at = document
    for part in reference.removeprefix('#/').split('/'):
        at = at[part]
    return at


class DocumentsTest(unittest.TestCase):
    def test_every_reference_leads_somewhere(self):
        for name in ('messages.schema.json', 'openapi.json', 'asyncapi.json'):
            whole = document(name)
            references = [node['$ref'] for node in nodes(whole) if '$ref' in node]
            self.assertGreater(len(references), 50)
            for reference in references:
                self.assertTrue(found(whole, reference), reference)

    def test_every_schema_is_one(self):
        jsonschema.Draft202012Validator.check_schema(document('messages.schema.json'))
        for name in ('openapi.json', 'asyncapi.json'):
            for schema in document(name)['components']['schemas'].values():
                jsonschema.Draft202012Validator.check_schema(schema)

    def test_the_three_documents_say_the_same(self):
        definitions = document('messages.schema.json')['$defs']
        for name in ('openapi.json', 'asyncapi.json'):
            for key, schema in document(name)['components']['schemas'].items():
                self.assertEqual(json.dumps(schema).replace('#/components/schemas/', '#/$defs/'), json.dumps(definitions[key]))

    def test_objects_are_closed(self):
        """But for the entry that those of all games have in common."""
        is_open = [name for name, schema in document('messages.schema.json')['$defs'].items()
                   if any('properties' in node and 'additionalProperties' not in node for node in nodes(schema))]
        self.assertEqual(is_open, ['Entry'])

    def test_every_name_in_a_path_is_a_parameter(self):
        for path, methods in document('openapi.json')['paths'].items():
            for operation in methods.values():
                names = [each['name'] for each in operation.get('parameters', []) if each['in'] == 'path']
                self.assertEqual(names, ['name'] if '{name}' in path else [])


class DescribedTest(unittest.TestCase):
    def test_notices_a_message_that_is_not_described(self):
        described = Described()
        described.told({'type': 'pong'})
        for message in ({'type': 'pong', 'hat': 'tall'}, {'type': 'welcome', 'version': '1', 'name': ''}, {'type': 'reload'}):
            with self.assertRaises(AssertionError):
                described.told(message)

    def test_notices_an_answer_that_is_not_described(self):
        described = Described()
        described.answered('GET', '/api/me', 200, {'name': 'Anna'})
        self.assertEqual(described.answered_with, {('get', '/api/me')})
        for status, content in ((200, {'name': 'Anna', 'hat': 'tall'}), (200, 'Anna'), (201, {'name': 'Anna'}),
                                (401, {'code': 'dance', 'sentence': 'Dance!'})):
            with self.assertRaises(AssertionError):
                described.answered('GET', '/api/me', status, content)


if __name__ == '__main__':
    unittest.main()
