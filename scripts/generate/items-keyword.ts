import { _, Name } from 'ajv';
import type { CodeKeywordDefinition } from 'ajv';
import { Type } from 'ajv/dist/compile/util.js';

// An answer names twenty problems. A value breaks a handful of keywords at most, so these are enough to find them, and
// the rest of a list need not be looked at: Ajv copies what it has found so far with every item that is wrong.
const VIOLATIONS_MAX = 100;

/** How many Ajv has found so far, as its code calls it. */
const errors = new Name('errors');

/** `items` as Ajv has it, but for the end: it stops when enough is wrong. */
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
