import { _, Name } from 'ajv';
import type { CodeKeywordDefinition } from 'ajv';
import { Type } from 'ajv/dist/compile/util.js';

// A response lists at most twenty problems, and a value violates only a few keywords, so this many errors are enough, and the
// rest of a list can be skipped: Ajv copies all errors found so far with every wrong item.
const VIOLATIONS_MAX = 100;

/** The name of the error count in Ajv's code. */
const errors = new Name('errors');

/** Ajv's `items`, except that it stops after enough errors. */
export const items: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  before: 'uniqueItems',
  code(context) {
    const { gen, data, keyword } = context;
    const length = gen.const('length', _`${data}.length`);
    const valid = gen.name('valid');
    gen.forRange('index', 0, length, (index) => {
      context.subschema({ keyword, dataProp: index, dataPropType: Type.Num }, valid);
      gen.if(_`${errors} > ${VIOLATIONS_MAX}`, () => gen.break());
    });
  },
};
