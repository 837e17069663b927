// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var AlipayPaymentRequest = validate52;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9999999999 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999 }, message: "must be <= 9999999999" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "dynamicProps": false, "dynamicItems": false };
var func1 = require_ucs2length().default;
var pattern3 = new RegExp("^[!-~]+$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 32) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern3.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema24 = { "type": "string", "minLength": 3, "maxLength": 3, "enum": ["AED", "AFN", "ALL", "AMD", "ANG", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BGN", "BHD", "BIF", "BMD", "BND", "BOB", "BOV", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHE", "CHF", "CHW", "CLF", "CLP", "CNY", "COP", "COU", "CRC", "CUC", "CUP", "CVE", "CZK", "DJF", "DKK", "DOP", "DZD", "EGP", "ERN", "ETB", "EUR", "FJD", "FKP", "GBP", "GEL", "GHS", "GIP", "GMD", "GNF", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "IQD", "IRR", "ISK", "JMD", "JOD", "JPY", "KES", "KGS", "KHR", "KMF", "KPW", "KRW", "KWD", "KYD", "KZT", "LAK", "LBP", "LKR", "LRD", "LSL", "LYD", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR", "MWK", "MXN", "MXV", "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "OMR", "PAB", "PEN", "PGK", "PHP", "PKR", "PLN", "PYG", "QAR", "RON", "RSD", "RUB", "RWF", "SAR", "SBD", "SCR", "SDG", "SEK", "SGD", "SHP", "SLE", "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL", "THB", "TJS", "TMT", "TND", "TOP", "TRY", "TTD", "TWD", "TZS", "UAH", "UGX", "USD", "USN", "UYI", "UYU", "UYW", "UZS", "VED", "VES", "VND", "VUV", "WST", "XAF", "XCD", "XOF", "XPF", "YER", "ZAR", "ZMW", "ZWG"] };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "AED" || data === "AFN" || data === "ALL" || data === "AMD" || data === "ANG" || data === "AOA" || data === "ARS" || data === "AUD" || data === "AWG" || data === "AZN" || data === "BAM" || data === "BBD" || data === "BDT" || data === "BGN" || data === "BHD" || data === "BIF" || data === "BMD" || data === "BND" || data === "BOB" || data === "BOV" || data === "BRL" || data === "BSD" || data === "BTN" || data === "BWP" || data === "BYN" || data === "BZD" || data === "CAD" || data === "CDF" || data === "CHE" || data === "CHF" || data === "CHW" || data === "CLF" || data === "CLP" || data === "CNY" || data === "COP" || data === "COU" || data === "CRC" || data === "CUC" || data === "CUP" || data === "CVE" || data === "CZK" || data === "DJF" || data === "DKK" || data === "DOP" || data === "DZD" || data === "EGP" || data === "ERN" || data === "ETB" || data === "EUR" || data === "FJD" || data === "FKP" || data === "GBP" || data === "GEL" || data === "GHS" || data === "GIP" || data === "GMD" || data === "GNF" || data === "GTQ" || data === "GYD" || data === "HKD" || data === "HNL" || data === "HTG" || data === "HUF" || data === "IDR" || data === "ILS" || data === "INR" || data === "IQD" || data === "IRR" || data === "ISK" || data === "JMD" || data === "JOD" || data === "JPY" || data === "KES" || data === "KGS" || data === "KHR" || data === "KMF" || data === "KPW" || data === "KRW" || data === "KWD" || data === "KYD" || data === "KZT" || data === "LAK" || data === "LBP" || data === "LKR" || data === "LRD" || data === "LSL" || data === "LYD" || data === "MAD" || data === "MDL" || data === "MGA" || data === "MKD" || data === "MMK" || data === "MNT" || data === "MOP" || data === "MRU" || data === "MUR" || data === "MVR" || data === "MWK" || data === "MXN" || data === "MXV" || data === "MYR" || data === "MZN" || data === "NAD" || data === "NGN" || data === "NIO" || data === "NOK" || data === "NPR" || data === "NZD" || data === "OMR" || data === "PAB" || data === "PEN" || data === "PGK" || data === "PHP" || data === "PKR" || data === "PLN" || data === "PYG" || data === "QAR" || data === "RON" || data === "RSD" || data === "RUB" || data === "RWF" || data === "SAR" || data === "SBD" || data === "SCR" || data === "SDG" || data === "SEK" || data === "SGD" || data === "SHP" || data === "SLE" || data === "SOS" || data === "SRD" || data === "SSP" || data === "STN" || data === "SVC" || data === "SYP" || data === "SZL" || data === "THB" || data === "TJS" || data === "TMT" || data === "TND" || data === "TOP" || data === "TRY" || data === "TTD" || data === "TWD" || data === "TZS" || data === "UAH" || data === "UGX" || data === "USD" || data === "USN" || data === "UYI" || data === "UYU" || data === "UYW" || data === "UZS" || data === "VED" || data === "VES" || data === "VND" || data === "VUV" || data === "WST" || data === "XAF" || data === "XCD" || data === "XOF" || data === "XPF" || data === "YER" || data === "ZAR" || data === "ZMW" || data === "ZWG")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema24.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data === "string") {
    if (func1(data) > 3) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (func1(data) < 3) {
      const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern4 = new RegExp("^(?!0\\.00$)(0|[1-9][0-9]{0,8})\\.[0-9]{2}$", "u");
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 12) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 4) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern4.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!0\\.00$)(0|[1-9][0-9]{0,8})\\.[0-9]{2}$" }, message: 'must match pattern "^(?!0\\.00$)(0|[1-9][0-9]{0,8})\\.[0-9]{2}$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern5 = new RegExp("^https?://[^\\s/?#]+[^\\s]*$", "u");
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 512) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern5.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#]+[^\\s]*$" }, message: 'must match pattern "^https?://[^\\s/?#]+[^\\s]*$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 6) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 6 }, message: "must NOT have more than 6 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merOrderNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merOrderNo" }, message: "must have required property 'merOrderNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.currencyCode === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currencyCode" }, message: "must have required property 'currencyCode'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sourceAmount === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sourceAmount" }, message: "must have required property 'sourceAmount'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.returnUrl === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "returnUrl" }, message: "must have required property 'returnUrl'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.ipAddress === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ipAddress" }, message: "must have required property 'ipAddress'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.merNo !== void 0) {
      if (!validate55(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNo !== void 0) {
      if (!validate57(data.merOrderNo, { instancePath: instancePath + "/merOrderNo", parentData: data, parentDataProperty: "merOrderNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.currencyCode !== void 0) {
      if (!validate59(data.currencyCode, { instancePath: instancePath + "/currencyCode", parentData: data, parentDataProperty: "currencyCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.sourceAmount !== void 0) {
      if (!validate61(data.sourceAmount, { instancePath: instancePath + "/sourceAmount", parentData: data, parentDataProperty: "sourceAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.returnUrl !== void 0) {
      if (!validate63(data.returnUrl, { instancePath: instancePath + "/returnUrl", parentData: data, parentDataProperty: "returnUrl", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
    if (data.notifyUrl !== void 0) {
      if (!validate63(data.notifyUrl, { instancePath: instancePath + "/notifyUrl", parentData: data, parentDataProperty: "notifyUrl", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
    if (data.ipAddress !== void 0) {
      let data6 = data.ipAddress;
      if (typeof data6 === "string") {
        if (func1(data6) > 64) {
          const err7 = { instancePath: instancePath + "/ipAddress", schemaPath: "#/properties/ipAddress/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data6) < 1) {
          const err8 = { instancePath: instancePath + "/ipAddress", schemaPath: "#/properties/ipAddress/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/ipAddress", schemaPath: "#/properties/ipAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (!validate66(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": { "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cardNo !== void 0) {
      let data0 = data.cardNo;
      if (typeof data0 === "string") {
        if (func1(data0) > 16) {
          const err0 = { instancePath: instancePath + "/cardNo", schemaPath: "#/properties/cardNo/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/cardNo", schemaPath: "#/properties/cardNo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.cardExpireMonth !== void 0) {
      let data1 = data.cardExpireMonth;
      if (typeof data1 === "string") {
        if (func1(data1) > 2) {
          const err2 = { instancePath: instancePath + "/cardExpireMonth", schemaPath: "#/properties/cardExpireMonth/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/cardExpireMonth", schemaPath: "#/properties/cardExpireMonth/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.cardExpireYear !== void 0) {
      let data2 = data.cardExpireYear;
      if (typeof data2 === "string") {
        if (func1(data2) > 4) {
          const err4 = { instancePath: instancePath + "/cardExpireYear", schemaPath: "#/properties/cardExpireYear/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/cardExpireYear", schemaPath: "#/properties/cardExpireYear/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.cardSecurityCode !== void 0) {
      let data3 = data.cardSecurityCode;
      if (typeof data3 === "string") {
        if (func1(data3) > 3) {
          const err6 = { instancePath: instancePath + "/cardSecurityCode", schemaPath: "#/properties/cardSecurityCode/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/cardSecurityCode", schemaPath: "#/properties/cardSecurityCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": { "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true }, "dynamicProps": false, "dynamicItems": false };
var schema30 = { "type": "string", "minLength": 2, "maxLength": 2, "enum": ["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "XK", "YE", "YT", "ZA", "ZM", "ZW"] };
var func0 = require_equal().default;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  let valid0;
  valid0 = false;
  for (const v0 of schema30.enum) {
    if (func0(data, v0)) {
      valid0 = true;
      break;
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema30.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data === "string") {
    if (func1(data) > 2) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (func1(data) < 2) {
      const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if ("" !== data) {
    const err1 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern6 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern6.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^@\\s]+@[^@\\s]+$" }, message: 'must match pattern "^[^@\\s]+@[^@\\s]+$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billingFirstName !== void 0) {
      let data0 = data.billingFirstName;
      if (typeof data0 === "string") {
        if (func1(data0) > 50) {
          const err0 = { instancePath: instancePath + "/billingFirstName", schemaPath: "#/properties/billingFirstName/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/billingFirstName", schemaPath: "#/properties/billingFirstName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.billingLastName !== void 0) {
      let data1 = data.billingLastName;
      if (typeof data1 === "string") {
        if (func1(data1) > 50) {
          const err2 = { instancePath: instancePath + "/billingLastName", schemaPath: "#/properties/billingLastName/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/billingLastName", schemaPath: "#/properties/billingLastName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.billingAddress1 !== void 0) {
      let data2 = data.billingAddress1;
      if (typeof data2 === "string") {
        if (func1(data2) > 128) {
          const err4 = { instancePath: instancePath + "/billingAddress1", schemaPath: "#/properties/billingAddress1/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/billingAddress1", schemaPath: "#/properties/billingAddress1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.billingAddress2 !== void 0) {
      let data3 = data.billingAddress2;
      if (typeof data3 === "string") {
        if (func1(data3) > 128) {
          const err6 = { instancePath: instancePath + "/billingAddress2", schemaPath: "#/properties/billingAddress2/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/billingAddress2", schemaPath: "#/properties/billingAddress2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.billingCity !== void 0) {
      let data4 = data.billingCity;
      if (typeof data4 === "string") {
        if (func1(data4) > 100) {
          const err8 = { instancePath: instancePath + "/billingCity", schemaPath: "#/properties/billingCity/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/billingCity", schemaPath: "#/properties/billingCity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.billingState !== void 0) {
      let data5 = data.billingState;
      if (typeof data5 === "string") {
        if (func1(data5) > 100) {
          const err10 = { instancePath: instancePath + "/billingState", schemaPath: "#/properties/billingState/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/billingState", schemaPath: "#/properties/billingState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.billingCountry !== void 0) {
      let data6 = data.billingCountry;
      const _errs14 = errors;
      let valid1 = false;
      const _errs15 = errors;
      if (!validate72(data6, { instancePath: instancePath + "/billingCountry", parentData: data, parentDataProperty: "billingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs15 === errors;
      valid1 = valid1 || _valid0;
      const _errs16 = errors;
      if (!validate74(data6, { instancePath: instancePath + "/billingCountry", parentData: data, parentDataProperty: "billingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs16 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err12 = { instancePath: instancePath + "/billingCountry", schemaPath: "#/properties/billingCountry/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = _errs14;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.billingZipCode !== void 0) {
      let data7 = data.billingZipCode;
      if (typeof data7 === "string") {
        if (func1(data7) > 20) {
          const err13 = { instancePath: instancePath + "/billingZipCode", schemaPath: "#/properties/billingZipCode/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/billingZipCode", schemaPath: "#/properties/billingZipCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.billingPhone !== void 0) {
      let data8 = data.billingPhone;
      if (typeof data8 === "string") {
        if (func1(data8) > 20) {
          const err15 = { instancePath: instancePath + "/billingPhone", schemaPath: "#/properties/billingPhone/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/billingPhone", schemaPath: "#/properties/billingPhone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.billingEmail !== void 0) {
      let data9 = data.billingEmail;
      const _errs22 = errors;
      let valid2 = false;
      const _errs23 = errors;
      if (!validate76(data9, { instancePath: instancePath + "/billingEmail", parentData: data, parentDataProperty: "billingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
      if (typeof data9 === "string") {
        if (func1(data9) > 100) {
          const err17 = { instancePath: instancePath + "/billingEmail", schemaPath: "#/properties/billingEmail/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      var _valid1 = _errs23 === errors;
      valid2 = valid2 || _valid1;
      const _errs24 = errors;
      if (!validate74(data9, { instancePath: instancePath + "/billingEmail", parentData: data, parentDataProperty: "billingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs24 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const err18 = { instancePath: instancePath + "/billingEmail", schemaPath: "#/properties/billingEmail/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = _errs22;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": { "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingAddress2": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true }, "dynamicProps": false, "dynamicItems": false };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shippingFirstName !== void 0) {
      let data0 = data.shippingFirstName;
      if (typeof data0 === "string") {
        if (func1(data0) > 50) {
          const err0 = { instancePath: instancePath + "/shippingFirstName", schemaPath: "#/properties/shippingFirstName/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/shippingFirstName", schemaPath: "#/properties/shippingFirstName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.shippingLastName !== void 0) {
      let data1 = data.shippingLastName;
      if (typeof data1 === "string") {
        if (func1(data1) > 50) {
          const err2 = { instancePath: instancePath + "/shippingLastName", schemaPath: "#/properties/shippingLastName/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/shippingLastName", schemaPath: "#/properties/shippingLastName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.shippingAddress1 !== void 0) {
      let data2 = data.shippingAddress1;
      if (typeof data2 === "string") {
        if (func1(data2) > 128) {
          const err4 = { instancePath: instancePath + "/shippingAddress1", schemaPath: "#/properties/shippingAddress1/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/shippingAddress1", schemaPath: "#/properties/shippingAddress1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.shippingAddress2 !== void 0) {
      let data3 = data.shippingAddress2;
      if (typeof data3 === "string") {
        if (func1(data3) > 128) {
          const err6 = { instancePath: instancePath + "/shippingAddress2", schemaPath: "#/properties/shippingAddress2/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/shippingAddress2", schemaPath: "#/properties/shippingAddress2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.shippingCity !== void 0) {
      let data4 = data.shippingCity;
      if (typeof data4 === "string") {
        if (func1(data4) > 100) {
          const err8 = { instancePath: instancePath + "/shippingCity", schemaPath: "#/properties/shippingCity/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/shippingCity", schemaPath: "#/properties/shippingCity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.shippingState !== void 0) {
      let data5 = data.shippingState;
      if (typeof data5 === "string") {
        if (func1(data5) > 100) {
          const err10 = { instancePath: instancePath + "/shippingState", schemaPath: "#/properties/shippingState/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/shippingState", schemaPath: "#/properties/shippingState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.shippingCountry !== void 0) {
      let data6 = data.shippingCountry;
      const _errs14 = errors;
      let valid1 = false;
      const _errs15 = errors;
      if (!validate72(data6, { instancePath: instancePath + "/shippingCountry", parentData: data, parentDataProperty: "shippingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs15 === errors;
      valid1 = valid1 || _valid0;
      const _errs16 = errors;
      if (!validate74(data6, { instancePath: instancePath + "/shippingCountry", parentData: data, parentDataProperty: "shippingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs16 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err12 = { instancePath: instancePath + "/shippingCountry", schemaPath: "#/properties/shippingCountry/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = _errs14;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.shippingZipCode !== void 0) {
      let data7 = data.shippingZipCode;
      if (typeof data7 === "string") {
        if (func1(data7) > 20) {
          const err13 = { instancePath: instancePath + "/shippingZipCode", schemaPath: "#/properties/shippingZipCode/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/shippingZipCode", schemaPath: "#/properties/shippingZipCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.shippingPhone !== void 0) {
      let data8 = data.shippingPhone;
      if (typeof data8 === "string") {
        if (func1(data8) > 20) {
          const err15 = { instancePath: instancePath + "/shippingPhone", schemaPath: "#/properties/shippingPhone/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/shippingPhone", schemaPath: "#/properties/shippingPhone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.shippingEmail !== void 0) {
      let data9 = data.shippingEmail;
      const _errs22 = errors;
      let valid2 = false;
      const _errs23 = errors;
      if (!validate76(data9, { instancePath: instancePath + "/shippingEmail", parentData: data, parentDataProperty: "shippingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
      if (typeof data9 === "string") {
        if (func1(data9) > 100) {
          const err17 = { instancePath: instancePath + "/shippingEmail", schemaPath: "#/properties/shippingEmail/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      var _valid1 = _errs23 === errors;
      valid2 = valid2 || _valid1;
      const _errs24 = errors;
      if (!validate74(data9, { instancePath: instancePath + "/shippingEmail", parentData: data, parentDataProperty: "shippingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs24 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const err18 = { instancePath: instancePath + "/shippingEmail", schemaPath: "#/properties/shippingEmail/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = _errs22;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "props": { "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingAddress2": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true }, "dynamicProps": false, "dynamicItems": false };
var pattern7 = new RegExp("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 16) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern7.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$" }, message: 'must match pattern "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 16) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sku === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sku" }, message: "must have required property 'sku'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.productName === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "productName" }, message: "must have required property 'productName'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.price === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.quantity === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quantity" }, message: "must have required property 'quantity'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.sku !== void 0) {
      let data0 = data.sku;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err4 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err5 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.productName !== void 0) {
      let data1 = data.productName;
      if (typeof data1 === "string") {
        if (func1(data1) > 128) {
          const err7 = { instancePath: instancePath + "/productName", schemaPath: "#/properties/productName/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err8 = { instancePath: instancePath + "/productName", schemaPath: "#/properties/productName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/productName", schemaPath: "#/properties/productName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.price !== void 0) {
      if (!validate87(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
    if (data.quantity !== void 0) {
      if (!validate89(data.quantity, { instancePath: instancePath + "/quantity", parentData: data, parentDataProperty: "quantity", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": { "sku": true, "productName": true, "price": true, "quantity": true }, "dynamicProps": false, "dynamicItems": false };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 32) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.userId !== void 0) {
      let data0 = data.userId;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data1 = data.email;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err2 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { "props": { "userId": true, "email": true }, "dynamicProps": false, "dynamicItems": false };
var schema40 = { "type": "string", "maxLength": 255, "enum": ["IOS", "ANDROID"] };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "IOS" || data === "ANDROID")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema40.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data === "string") {
    if (func1(data) > 255) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema41 = { "type": "string", "maxLength": 255, "enum": ["WEB", "WAP", "APP", "MINI_APP"] };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "WEB" || data === "WAP" || data === "APP" || data === "MINI_APP")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema41.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data === "string") {
    if (func1(data) > 255) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.osType !== void 0) {
      if (!validate98(data.osType, { instancePath: instancePath + "/osType", parentData: data, parentDataProperty: "osType", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
        errors = vErrors.length;
      }
    }
    if (data.terminal !== void 0) {
      if (!validate100(data.terminal, { instancePath: instancePath + "/terminal", parentData: data, parentDataProperty: "terminal", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
validate97.evaluated = { "props": { "osType": true, "terminal": true }, "dynamicProps": false, "dynamicItems": false };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.acceptHeader !== void 0) {
      let data0 = data.acceptHeader;
      if (typeof data0 === "string") {
        if (func1(data0) > 512) {
          const err0 = { instancePath: instancePath + "/acceptHeader", schemaPath: "#/properties/acceptHeader/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/acceptHeader", schemaPath: "#/properties/acceptHeader/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.deviceId !== void 0) {
      let data1 = data.deviceId;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err2 = { instancePath: instancePath + "/deviceId", schemaPath: "#/properties/deviceId/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/deviceId", schemaPath: "#/properties/deviceId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data2 = data.language;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) {
          const err4 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.timezone !== void 0) {
      let data3 = data.timezone;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) {
          const err6 = { instancePath: instancePath + "/timezone", schemaPath: "#/properties/timezone/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/timezone", schemaPath: "#/properties/timezone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.screenColorDepth !== void 0) {
      let data4 = data.screenColorDepth;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/screenColorDepth", schemaPath: "#/properties/screenColorDepth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1e3 || isNaN(data4)) {
          const err9 = { instancePath: instancePath + "/screenColorDepth", schemaPath: "#/properties/screenColorDepth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err10 = { instancePath: instancePath + "/screenColorDepth", schemaPath: "#/properties/screenColorDepth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.screenHeight !== void 0) {
      let data5 = data.screenHeight;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err11 = { instancePath: instancePath + "/screenHeight", schemaPath: "#/properties/screenHeight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1e6 || isNaN(data5)) {
          const err12 = { instancePath: instancePath + "/screenHeight", schemaPath: "#/properties/screenHeight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err13 = { instancePath: instancePath + "/screenHeight", schemaPath: "#/properties/screenHeight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.screenWidth !== void 0) {
      let data6 = data.screenWidth;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err14 = { instancePath: instancePath + "/screenWidth", schemaPath: "#/properties/screenWidth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 1e6 || isNaN(data6)) {
          const err15 = { instancePath: instancePath + "/screenWidth", schemaPath: "#/properties/screenWidth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err16 = { instancePath: instancePath + "/screenWidth", schemaPath: "#/properties/screenWidth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.javaEnabled !== void 0) {
      if (typeof data.javaEnabled !== "boolean") {
        const err17 = { instancePath: instancePath + "/javaEnabled", schemaPath: "#/properties/javaEnabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.javascriptEnabled !== void 0) {
      if (typeof data.javascriptEnabled !== "boolean") {
        const err18 = { instancePath: instancePath + "/javascriptEnabled", schemaPath: "#/properties/javascriptEnabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.latitude !== void 0) {
      let data9 = data.latitude;
      if (typeof data9 === "string") {
        if (func1(data9) > 255) {
          const err19 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.longitude !== void 0) {
      let data10 = data.longitude;
      if (typeof data10 === "string") {
        if (func1(data10) > 255) {
          const err21 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.deviceModel !== void 0) {
      let data11 = data.deviceModel;
      if (typeof data11 === "string") {
        if (func1(data11) > 255) {
          const err23 = { instancePath: instancePath + "/deviceModel", schemaPath: "#/properties/deviceModel/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/deviceModel", schemaPath: "#/properties/deviceModel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.osVersion !== void 0) {
      let data12 = data.osVersion;
      if (typeof data12 === "string") {
        if (func1(data12) > 255) {
          const err25 = { instancePath: instancePath + "/osVersion", schemaPath: "#/properties/osVersion/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/osVersion", schemaPath: "#/properties/osVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
validate103.evaluated = { "props": { "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true }, "dynamicProps": false, "dynamicItems": false };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.protestNotifyUrl !== void 0) {
      if (!validate63(data.protestNotifyUrl, { instancePath: instancePath + "/protestNotifyUrl", parentData: data, parentDataProperty: "protestNotifyUrl", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate105.errors = vErrors;
  return errors === 0;
}
validate105.evaluated = { "props": { "protestNotifyUrl": true }, "dynamicProps": false, "dynamicItems": false };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
    errors = vErrors.length;
  }
  if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
    errors = vErrors.length;
  }
  if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
    errors = vErrors.length;
  }
  if (!validate80(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sign === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/4/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.userAgent !== void 0) {
      let data0 = data.userAgent;
      if (typeof data0 === "string") {
        if (func1(data0) > 128) {
          const err1 = { instancePath: instancePath + "/userAgent", schemaPath: "#/allOf/4/properties/userAgent/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/userAgent", schemaPath: "#/allOf/4/properties/userAgent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.productInfoList !== void 0) {
      let data1 = data.productInfoList;
      const _errs9 = errors;
      let valid2 = false;
      const _errs10 = errors;
      if (Array.isArray(data1)) {
        if (data1.length > 1e3) {
          const err3 = { instancePath: instancePath + "/productInfoList", schemaPath: "#/allOf/4/properties/productInfoList/anyOf/0/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate86(data1[i0], { instancePath: instancePath + "/productInfoList/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/productInfoList", schemaPath: "#/allOf/4/properties/productInfoList/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      valid2 = valid2 || _valid0;
      const _errs13 = errors;
      if (!validate74(data1, { instancePath: instancePath + "/productInfoList", parentData: data, parentDataProperty: "productInfoList", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs13 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const err5 = { instancePath: instancePath + "/productInfoList", schemaPath: "#/allOf/4/properties/productInfoList/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = _errs9;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/allOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
    errors = vErrors.length;
  }
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  if (!validate103(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
    errors = vErrors.length;
  }
  if (!validate105(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
    errors = vErrors.length;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": { "protestNotifyUrl": true, "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true, "osType": true, "terminal": true, "userId": true, "email": true, "userAgent": true, "productInfoList": true, "sign": true, "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingAddress2": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingAddress2": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
    errors = vErrors.length;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": { "protestNotifyUrl": true, "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true, "osType": true, "terminal": true, "userId": true, "email": true, "userAgent": true, "productInfoList": true, "sign": true, "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingAddress2": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingAddress2": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var AmountQueryRequest = validate109;
var schema45 = { "type": "string", "enum": ["1", "2", "3", "4", "5", "6"] };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "1" || data === "2" || data === "3" || data === "4" || data === "5" || data === "6")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema45.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern8 = new RegExp("^[A-Z0-9]{3,10}$", "u");
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 10) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern8.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9]{3,10}$" }, message: 'must match pattern "^[A-Z0-9]{3,10}$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate114.errors = vErrors;
  return errors === 0;
}
validate114.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema47 = { "type": "string", "enum": ["0", "1"] };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "0" || data === "1")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate117.errors = vErrors;
  return errors === 0;
}
validate117.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern9 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern9.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate119.errors = vErrors;
  return errors === 0;
}
validate119.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.startDate === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startDate" }, message: "must have required property 'startDate'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.endDate === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endDate" }, message: "must have required property 'endDate'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.sign === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.merNo !== void 0) {
      if (!validate55(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.orderStatusList !== void 0) {
      let data1 = data.orderStatusList;
      if (Array.isArray(data1)) {
        if (data1.length > 6) {
          const err5 = { instancePath: instancePath + "/orderStatusList", schemaPath: "#/properties/orderStatusList/maxItems", keyword: "maxItems", params: { limit: 6 }, message: "must NOT have more than 6 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate111(data1[i0], { instancePath: instancePath + "/orderStatusList/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/orderStatusList", schemaPath: "#/properties/orderStatusList/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.sourceCurrencyList !== void 0) {
      let data3 = data.sourceCurrencyList;
      if (Array.isArray(data3)) {
        if (data3.length > 100) {
          const err7 = { instancePath: instancePath + "/sourceCurrencyList", schemaPath: "#/properties/sourceCurrencyList/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate59(data3[i1], { instancePath: instancePath + "/sourceCurrencyList/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/sourceCurrencyList", schemaPath: "#/properties/sourceCurrencyList/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.settleCurrencyList !== void 0) {
      let data5 = data.settleCurrencyList;
      if (Array.isArray(data5)) {
        if (data5.length > 100) {
          const err9 = { instancePath: instancePath + "/settleCurrencyList", schemaPath: "#/properties/settleCurrencyList/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        const len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate114(data5[i2], { instancePath: instancePath + "/settleCurrencyList/" + i2, parentData: data5, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/settleCurrencyList", schemaPath: "#/properties/settleCurrencyList/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.merOrderNoList !== void 0) {
      let data7 = data.merOrderNoList;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          const err11 = { instancePath: instancePath + "/merOrderNoList", schemaPath: "#/properties/merOrderNoList/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len3 = data7.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate57(data7[i3], { instancePath: instancePath + "/merOrderNoList/" + i3, parentData: data7, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/merOrderNoList", schemaPath: "#/properties/merOrderNoList/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.settlementStatusList !== void 0) {
      let data9 = data.settlementStatusList;
      if (Array.isArray(data9)) {
        if (data9.length > 2) {
          const err13 = { instancePath: instancePath + "/settlementStatusList", schemaPath: "#/properties/settlementStatusList/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        const len4 = data9.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate117(data9[i4], { instancePath: instancePath + "/settlementStatusList/" + i4, parentData: data9, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/settlementStatusList", schemaPath: "#/properties/settlementStatusList/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.startDate !== void 0) {
      if (!validate119(data.startDate, { instancePath: instancePath + "/startDate", parentData: data, parentDataProperty: "startDate", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
        errors = vErrors.length;
      }
    }
    if (data.endDate !== void 0) {
      if (!validate119(data.endDate, { instancePath: instancePath + "/endDate", parentData: data, parentDataProperty: "endDate", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== void 0) {
      if (!validate66(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate109.errors = vErrors;
  return errors === 0;
}
validate109.evaluated = { "props": { "merNo": true, "orderStatusList": true, "sourceCurrencyList": true, "settleCurrencyList": true, "merOrderNoList": true, "settlementStatusList": true, "startDate": true, "endDate": true, "version": true, "sign": true }, "dynamicProps": false, "dynamicItems": false };
var AmountTotalsSuccess = validate124;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if ("00000" !== data0) {
        const err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "00000" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if ("SUCCESS" !== data1) {
        const err5 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "SUCCESS" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
validate125.evaluated = { "props": { "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var pattern10 = new RegExp("^(0|[1-9][0-9]{0,17})\\.[0-9]{2,8}$", "u");
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 27) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern10.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]{0,17})\\.[0-9]{2,8}$" }, message: 'must match pattern "^(0|[1-9][0-9]{0,17})\\.[0-9]{2,8}$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate129.errors = vErrors;
  return errors === 0;
}
validate129.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate128.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.settleAmount === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settleAmount" }, message: "must have required property 'settleAmount'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.settleCurrency === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settleCurrency" }, message: "must have required property 'settleCurrency'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.settleAmount !== void 0) {
      if (!validate129(data.settleAmount, { instancePath: instancePath + "/settleAmount", parentData: data, parentDataProperty: "settleAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.settleCurrency !== void 0) {
      if (!validate114(data.settleCurrency, { instancePath: instancePath + "/settleCurrency", parentData: data, parentDataProperty: "settleCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate128.errors = vErrors;
  return errors === 0;
}
validate128.evaluated = { "props": { "settleAmount": true, "settleCurrency": true }, "dynamicProps": false, "dynamicItems": false };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sourceAmount === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sourceAmount" }, message: "must have required property 'sourceAmount'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sourceCurrency === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sourceCurrency" }, message: "must have required property 'sourceCurrency'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sourceAmount !== void 0) {
      if (!validate129(data.sourceAmount, { instancePath: instancePath + "/sourceAmount", parentData: data, parentDataProperty: "sourceAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.sourceCurrency !== void 0) {
      if (!validate59(data.sourceCurrency, { instancePath: instancePath + "/sourceCurrency", parentData: data, parentDataProperty: "sourceCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
validate133.evaluated = { "props": { "sourceAmount": true, "sourceCurrency": true }, "dynamicProps": false, "dynamicItems": false };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.settleAmountList === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settleAmountList" }, message: "must have required property 'settleAmountList'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sourceAmountList === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sourceAmountList" }, message: "must have required property 'sourceAmountList'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.settleAmountList !== void 0) {
      let data0 = data.settleAmountList;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate128(data0[i0], { instancePath: instancePath + "/settleAmountList/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/settleAmountList", schemaPath: "#/properties/settleAmountList/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.sourceAmountList !== void 0) {
      let data2 = data.sourceAmountList;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate133(data2[i1], { instancePath: instancePath + "/sourceAmountList/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/sourceAmountList", schemaPath: "#/properties/sourceAmountList/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
validate127.evaluated = { "props": { "settleAmountList": true, "sourceAmountList": true }, "dynamicProps": false, "dynamicItems": false };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate127(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
validate124.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var ApplePayPaymentRequest = validate138;
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate140.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sku === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sku" }, message: "must have required property 'sku'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.productName === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "productName" }, message: "must have required property 'productName'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.price === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.quantity === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quantity" }, message: "must have required property 'quantity'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.sku !== void 0) {
      let data0 = data.sku;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err4 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err5 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.productName !== void 0) {
      let data1 = data.productName;
      if (typeof data1 === "string") {
        if (func1(data1) > 128) {
          const err7 = { instancePath: instancePath + "/productName", schemaPath: "#/properties/productName/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err8 = { instancePath: instancePath + "/productName", schemaPath: "#/properties/productName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/productName", schemaPath: "#/properties/productName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.productUrl !== void 0) {
      let data2 = data.productUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 512) {
          const err10 = { instancePath: instancePath + "/productUrl", schemaPath: "#/properties/productUrl/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/productUrl", schemaPath: "#/properties/productUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.price !== void 0) {
      if (!validate87(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
    if (data.quantity !== void 0) {
      if (!validate89(data.quantity, { instancePath: instancePath + "/quantity", parentData: data, parentDataProperty: "quantity", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
validate140.evaluated = { "props": { "sku": true, "productName": true, "productUrl": true, "price": true, "quantity": true }, "dynamicProps": false, "dynamicItems": false };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.userAgent === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "userAgent" }, message: "must have required property 'userAgent'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.screenHeight !== void 0) {
      let data0 = data.screenHeight;
      if (typeof data0 === "string") {
        if (func1(data0) > 16) {
          const err1 = { instancePath: instancePath + "/screenHeight", schemaPath: "#/properties/screenHeight/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/screenHeight", schemaPath: "#/properties/screenHeight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.screenWidth !== void 0) {
      let data1 = data.screenWidth;
      if (typeof data1 === "string") {
        if (func1(data1) > 16) {
          const err3 = { instancePath: instancePath + "/screenWidth", schemaPath: "#/properties/screenWidth/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/screenWidth", schemaPath: "#/properties/screenWidth/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timeZoneOffset !== void 0) {
      let data2 = data.timeZoneOffset;
      if (typeof data2 === "string") {
        if (func1(data2) > 16) {
          const err5 = { instancePath: instancePath + "/timeZoneOffset", schemaPath: "#/properties/timeZoneOffset/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timeZoneOffset", schemaPath: "#/properties/timeZoneOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.userAgent !== void 0) {
      let data3 = data.userAgent;
      if (typeof data3 === "string") {
        if (func1(data3) > 512) {
          const err7 = { instancePath: instancePath + "/userAgent", schemaPath: "#/properties/userAgent/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err8 = { instancePath: instancePath + "/userAgent", schemaPath: "#/properties/userAgent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/userAgent", schemaPath: "#/properties/userAgent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.visitorId !== void 0) {
      let data4 = data.visitorId;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) {
          const err10 = { instancePath: instancePath + "/visitorId", schemaPath: "#/properties/visitorId/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/visitorId", schemaPath: "#/properties/visitorId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
validate144.evaluated = { "props": { "screenHeight": true, "screenWidth": true, "timeZoneOffset": true, "userAgent": true, "visitorId": true }, "dynamicProps": false, "dynamicItems": false };
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 1024) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate146.errors = vErrors;
  return errors === 0;
}
validate146.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.products === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "products" }, message: "must have required property 'products'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.browser === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "browser" }, message: "must have required property 'browser'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sign === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.products !== void 0) {
      let data0 = data.products;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          const err3 = { instancePath: instancePath + "/products", schemaPath: "#/allOf/1/properties/products/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err4 = { instancePath: instancePath + "/products", schemaPath: "#/allOf/1/properties/products/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate140(data0[i0], { instancePath: instancePath + "/products/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/products", schemaPath: "#/allOf/1/properties/products/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.browser !== void 0) {
      if (!validate144(data.browser, { instancePath: instancePath + "/browser", parentData: data, parentDataProperty: "browser", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate146(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
    errors = vErrors.length;
  }
  validate138.errors = vErrors;
  return errors === 0;
}
validate138.evaluated = { "props": { "userId": true, "email": true, "products": true, "browser": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var BalanceQueryRequest = validate149;
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate149.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sign === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.currency === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.merNo !== void 0) {
      if (!validate55(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== void 0) {
      if (!validate66(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate114(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate149.errors = vErrors;
  return errors === 0;
}
validate149.evaluated = { "props": { "merNo": true, "version": true, "sign": true, "currency": true }, "dynamicProps": false, "dynamicItems": false };
var BalanceSuccess = validate154;
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate156.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currency === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.balance === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balance" }, message: "must have required property 'balance'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.unCheckedBalance === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unCheckedBalance" }, message: "must have required property 'unCheckedBalance'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.totalBalance === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totalBalance" }, message: "must have required property 'totalBalance'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.currency !== void 0) {
      if (!validate114(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
        errors = vErrors.length;
      }
    }
    if (data.balance !== void 0) {
      if (!validate129(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.unCheckedBalance !== void 0) {
      if (!validate129(data.unCheckedBalance, { instancePath: instancePath + "/unCheckedBalance", parentData: data, parentDataProperty: "unCheckedBalance", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.totalBalance !== void 0) {
      if (!validate129(data.totalBalance, { instancePath: instancePath + "/totalBalance", parentData: data, parentDataProperty: "totalBalance", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate156.errors = vErrors;
  return errors === 0;
}
validate156.evaluated = { "props": { "currency": true, "balance": true, "unCheckedBalance": true, "totalBalance": true }, "dynamicProps": false, "dynamicItems": false };
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate156(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate154.errors = vErrors;
  return errors === 0;
}
validate154.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var CardPaymentRequest = validate162;
var pattern11 = new RegExp("^[0-9]{12,16}$", "u");
var pattern12 = new RegExp("^(0?[1-9]|1[0-2])$", "u");
var pattern13 = new RegExp("^([0-9]{2}|[0-9]{4})$", "u");
var pattern14 = new RegExp("^[0-9]{3}$", "u");
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate164.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cardNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cardNo" }, message: "must have required property 'cardNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cardExpireMonth === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cardExpireMonth" }, message: "must have required property 'cardExpireMonth'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.cardExpireYear === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cardExpireYear" }, message: "must have required property 'cardExpireYear'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.cardSecurityCode === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cardSecurityCode" }, message: "must have required property 'cardSecurityCode'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.cardNo !== void 0) {
      let data0 = data.cardNo;
      if (typeof data0 === "string") {
        if (func1(data0) > 16) {
          const err4 = { instancePath: instancePath + "/cardNo", schemaPath: "#/properties/cardNo/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern11.test(data0)) {
          const err5 = { instancePath: instancePath + "/cardNo", schemaPath: "#/properties/cardNo/pattern", keyword: "pattern", params: { pattern: "^[0-9]{12,16}$" }, message: 'must match pattern "^[0-9]{12,16}$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/cardNo", schemaPath: "#/properties/cardNo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.cardExpireMonth !== void 0) {
      let data1 = data.cardExpireMonth;
      if (typeof data1 === "string") {
        if (func1(data1) > 2) {
          const err7 = { instancePath: instancePath + "/cardExpireMonth", schemaPath: "#/properties/cardExpireMonth/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern12.test(data1)) {
          const err8 = { instancePath: instancePath + "/cardExpireMonth", schemaPath: "#/properties/cardExpireMonth/pattern", keyword: "pattern", params: { pattern: "^(0?[1-9]|1[0-2])$" }, message: 'must match pattern "^(0?[1-9]|1[0-2])$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/cardExpireMonth", schemaPath: "#/properties/cardExpireMonth/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.cardExpireYear !== void 0) {
      let data2 = data.cardExpireYear;
      if (typeof data2 === "string") {
        if (func1(data2) > 4) {
          const err10 = { instancePath: instancePath + "/cardExpireYear", schemaPath: "#/properties/cardExpireYear/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern13.test(data2)) {
          const err11 = { instancePath: instancePath + "/cardExpireYear", schemaPath: "#/properties/cardExpireYear/pattern", keyword: "pattern", params: { pattern: "^([0-9]{2}|[0-9]{4})$" }, message: 'must match pattern "^([0-9]{2}|[0-9]{4})$"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/cardExpireYear", schemaPath: "#/properties/cardExpireYear/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.cardSecurityCode !== void 0) {
      let data3 = data.cardSecurityCode;
      if (typeof data3 === "string") {
        if (func1(data3) > 3) {
          const err13 = { instancePath: instancePath + "/cardSecurityCode", schemaPath: "#/properties/cardSecurityCode/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern14.test(data3)) {
          const err14 = { instancePath: instancePath + "/cardSecurityCode", schemaPath: "#/properties/cardSecurityCode/pattern", keyword: "pattern", params: { pattern: "^[0-9]{3}$" }, message: 'must match pattern "^[0-9]{3}$"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/cardSecurityCode", schemaPath: "#/properties/cardSecurityCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate164.errors = vErrors;
  return errors === 0;
}
validate164.evaluated = { "props": { "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true }, "dynamicProps": false, "dynamicItems": false };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate168.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) < 1) {
      const err0 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate168.errors = vErrors;
  return errors === 0;
}
validate168.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billingFirstName === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "billingFirstName" }, message: "must have required property 'billingFirstName'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.billingLastName === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "billingLastName" }, message: "must have required property 'billingLastName'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.billingAddress1 === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "billingAddress1" }, message: "must have required property 'billingAddress1'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.billingCity === void 0) {
      const err3 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "billingCity" }, message: "must have required property 'billingCity'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.billingState === void 0) {
      const err4 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "billingState" }, message: "must have required property 'billingState'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.billingCountry === void 0) {
      const err5 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "billingCountry" }, message: "must have required property 'billingCountry'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.billingZipCode === void 0) {
      const err6 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "billingZipCode" }, message: "must have required property 'billingZipCode'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.billingPhone === void 0) {
      const err7 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "billingPhone" }, message: "must have required property 'billingPhone'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.billingEmail === void 0) {
      const err8 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "billingEmail" }, message: "must have required property 'billingEmail'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.billingFirstName !== void 0) {
      if (!validate168(data.billingFirstName, { instancePath: instancePath + "/billingFirstName", parentData: data, parentDataProperty: "billingFirstName", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingLastName !== void 0) {
      if (!validate168(data.billingLastName, { instancePath: instancePath + "/billingLastName", parentData: data, parentDataProperty: "billingLastName", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingAddress1 !== void 0) {
      if (!validate168(data.billingAddress1, { instancePath: instancePath + "/billingAddress1", parentData: data, parentDataProperty: "billingAddress1", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingCity !== void 0) {
      if (!validate168(data.billingCity, { instancePath: instancePath + "/billingCity", parentData: data, parentDataProperty: "billingCity", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingState !== void 0) {
      if (!validate168(data.billingState, { instancePath: instancePath + "/billingState", parentData: data, parentDataProperty: "billingState", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingCountry !== void 0) {
      if (!validate72(data.billingCountry, { instancePath: instancePath + "/billingCountry", parentData: data, parentDataProperty: "billingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingZipCode !== void 0) {
      if (!validate168(data.billingZipCode, { instancePath: instancePath + "/billingZipCode", parentData: data, parentDataProperty: "billingZipCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingPhone !== void 0) {
      if (!validate168(data.billingPhone, { instancePath: instancePath + "/billingPhone", parentData: data, parentDataProperty: "billingPhone", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingEmail !== void 0) {
      if (!validate76(data.billingEmail, { instancePath: instancePath + "/billingEmail", parentData: data, parentDataProperty: "billingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate166.errors = vErrors;
  return errors === 0;
}
validate166.evaluated = { "props": { "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "billingAddress2": true }, "dynamicProps": false, "dynamicItems": false };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate80(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shippingFirstName === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shippingFirstName" }, message: "must have required property 'shippingFirstName'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.shippingLastName === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shippingLastName" }, message: "must have required property 'shippingLastName'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.shippingAddress1 === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shippingAddress1" }, message: "must have required property 'shippingAddress1'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.shippingCity === void 0) {
      const err3 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shippingCity" }, message: "must have required property 'shippingCity'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.shippingState === void 0) {
      const err4 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shippingState" }, message: "must have required property 'shippingState'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.shippingCountry === void 0) {
      const err5 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shippingCountry" }, message: "must have required property 'shippingCountry'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.shippingZipCode === void 0) {
      const err6 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shippingZipCode" }, message: "must have required property 'shippingZipCode'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.shippingPhone === void 0) {
      const err7 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shippingPhone" }, message: "must have required property 'shippingPhone'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.shippingEmail === void 0) {
      const err8 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shippingEmail" }, message: "must have required property 'shippingEmail'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.shippingFirstName !== void 0) {
      if (!validate168(data.shippingFirstName, { instancePath: instancePath + "/shippingFirstName", parentData: data, parentDataProperty: "shippingFirstName", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingLastName !== void 0) {
      if (!validate168(data.shippingLastName, { instancePath: instancePath + "/shippingLastName", parentData: data, parentDataProperty: "shippingLastName", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingAddress1 !== void 0) {
      if (!validate168(data.shippingAddress1, { instancePath: instancePath + "/shippingAddress1", parentData: data, parentDataProperty: "shippingAddress1", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingCity !== void 0) {
      if (!validate168(data.shippingCity, { instancePath: instancePath + "/shippingCity", parentData: data, parentDataProperty: "shippingCity", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingState !== void 0) {
      if (!validate168(data.shippingState, { instancePath: instancePath + "/shippingState", parentData: data, parentDataProperty: "shippingState", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingCountry !== void 0) {
      if (!validate72(data.shippingCountry, { instancePath: instancePath + "/shippingCountry", parentData: data, parentDataProperty: "shippingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingZipCode !== void 0) {
      if (!validate168(data.shippingZipCode, { instancePath: instancePath + "/shippingZipCode", parentData: data, parentDataProperty: "shippingZipCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingPhone !== void 0) {
      if (!validate168(data.shippingPhone, { instancePath: instancePath + "/shippingPhone", parentData: data, parentDataProperty: "shippingPhone", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingEmail !== void 0) {
      if (!validate76(data.shippingEmail, { instancePath: instancePath + "/shippingEmail", parentData: data, parentDataProperty: "shippingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate179.errors = vErrors;
  return errors === 0;
}
validate179.evaluated = { "props": { "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "shippingAddress2": true }, "dynamicProps": false, "dynamicItems": false };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate191.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 1e3) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate86(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate191.errors = vErrors;
  return errors === 0;
}
validate191.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate162.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
    errors = vErrors.length;
  }
  if (!validate164(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
    errors = vErrors.length;
  }
  if (!validate166(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
    errors = vErrors.length;
  }
  if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.userAgent === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/4/required", keyword: "required", params: { missingProperty: "userAgent" }, message: "must have required property 'userAgent'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.productInfoList === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/4/required", keyword: "required", params: { missingProperty: "productInfoList" }, message: "must have required property 'productInfoList'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sign === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/4/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.userAgent !== void 0) {
      let data0 = data.userAgent;
      if (typeof data0 === "string") {
        if (func1(data0) > 128) {
          const err3 = { instancePath: instancePath + "/userAgent", schemaPath: "#/allOf/4/properties/userAgent/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err4 = { instancePath: instancePath + "/userAgent", schemaPath: "#/allOf/4/properties/userAgent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/userAgent", schemaPath: "#/allOf/4/properties/userAgent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.productInfoList !== void 0) {
      if (!validate191(data.productInfoList, { instancePath: instancePath + "/productInfoList", parentData: data, parentDataProperty: "productInfoList", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/allOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
    errors = vErrors.length;
  }
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  if (!validate103(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
    errors = vErrors.length;
  }
  if (!validate105(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
    errors = vErrors.length;
  }
  validate162.errors = vErrors;
  return errors === 0;
}
validate162.evaluated = { "props": { "protestNotifyUrl": true, "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true, "osType": true, "terminal": true, "userId": true, "email": true, "userAgent": true, "productInfoList": true, "sign": true, "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "shippingAddress2": true, "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "billingAddress2": true, "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var CashAppPaymentRequest = validate199;
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate200.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sign === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
    errors = vErrors.length;
  }
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  validate200.errors = vErrors;
  return errors === 0;
}
validate200.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate199.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
  validate199.errors = vErrors;
  return errors === 0;
}
validate199.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var CashierOrderRequest = validate206;
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate206.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
    errors = vErrors.length;
  }
  if (!validate166(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
    errors = vErrors.length;
  }
  if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.productInfoList === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/3/required", keyword: "required", params: { missingProperty: "productInfoList" }, message: "must have required property 'productInfoList'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sign === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/3/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.userAgent !== void 0) {
      let data0 = data.userAgent;
      if (typeof data0 === "string") {
        if (func1(data0) > 128) {
          const err2 = { instancePath: instancePath + "/userAgent", schemaPath: "#/allOf/3/properties/userAgent/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/userAgent", schemaPath: "#/allOf/3/properties/userAgent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.productInfoList !== void 0) {
      if (!validate191(data.productInfoList, { instancePath: instancePath + "/productInfoList", parentData: data, parentDataProperty: "productInfoList", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/allOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
    errors = vErrors.length;
  }
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  if (!validate103(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
    errors = vErrors.length;
  }
  if (!validate105(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
    errors = vErrors.length;
  }
  validate206.errors = vErrors;
  return errors === 0;
}
validate206.evaluated = { "props": { "protestNotifyUrl": true, "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true, "osType": true, "terminal": true, "userId": true, "email": true, "userAgent": true, "productInfoList": true, "sign": true, "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "shippingAddress2": true, "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "billingAddress2": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var CashierPaymentRequest = validate216;
var schema72 = { "type": "string", "enum": ["CREDIT_CARD", "UNIONPAY_H5", "WECHAT", "ALIPAY", "APPLE_PAY", "VN_BANK", "CASH_APP", "CRYPTO", "GCASH", "GOOGLE_PAY", "PIX", "PER_TRANSFER", "SEPA", "SPEI"] };
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate218.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "CREDIT_CARD" || data === "UNIONPAY_H5" || data === "WECHAT" || data === "ALIPAY" || data === "APPLE_PAY" || data === "VN_BANK" || data === "CASH_APP" || data === "CRYPTO" || data === "GCASH" || data === "GOOGLE_PAY" || data === "PIX" || data === "PER_TRANSFER" || data === "SEPA" || data === "SPEI")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema72.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate218.errors = vErrors;
  return errors === 0;
}
validate218.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate216.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentMode === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "paymentMode" }, message: "must have required property 'paymentMode'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.productInfoList === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "productInfoList" }, message: "must have required property 'productInfoList'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sign === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.paymentMode !== void 0) {
      if (!validate218(data.paymentMode, { instancePath: instancePath + "/paymentMode", parentData: data, parentDataProperty: "paymentMode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
        errors = vErrors.length;
      }
    }
    if (data.userAgent !== void 0) {
      let data1 = data.userAgent;
      if (typeof data1 === "string") {
        if (func1(data1) > 128) {
          const err3 = { instancePath: instancePath + "/userAgent", schemaPath: "#/allOf/1/properties/userAgent/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/userAgent", schemaPath: "#/allOf/1/properties/userAgent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.productInfoList !== void 0) {
      if (!validate191(data.productInfoList, { instancePath: instancePath + "/productInfoList", parentData: data, parentDataProperty: "productInfoList", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate216.errors = vErrors;
  return errors === 0;
}
validate216.evaluated = { "props": { "paymentMode": true, "userAgent": true, "productInfoList": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var CryptoPaymentRequest = validate222;
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
  validate222.errors = vErrors;
  return errors === 0;
}
validate222.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var Failure = validate224;
var schema75 = { "type": "string", "enum": ["10001", "10002", "10003", "10004", "10005", "10006", "10007", "10008", "10009", "10010", "10011", "20001", "20002", "20003", "20004", "30001", "40001", "90001", "90002"] };
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate225.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "10001" || data === "10002" || data === "10003" || data === "10004" || data === "10005" || data === "10006" || data === "10007" || data === "10008" || data === "10009" || data === "10010" || data === "10011" || data === "20001" || data === "20002" || data === "20003" || data === "20004" || data === "30001" || data === "40001" || data === "90001" || data === "90002")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema75.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate225.errors = vErrors;
  return errors === 0;
}
validate225.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate224.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.code !== void 0) {
      if (!validate225(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
        errors = vErrors.length;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err2 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      const err3 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate224.errors = vErrors;
  return errors === 0;
}
validate224.evaluated = { "props": { "code": true, "message": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var GCashPaymentRequest = validate227;
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate227.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
  validate227.errors = vErrors;
  return errors === 0;
}
validate227.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var GooglePayPaymentRequest = validate229;
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate229.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
  validate229.errors = vErrors;
  return errors === 0;
}
validate229.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var OrderListRequest = validate231;
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate234.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 50) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern3.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate234.errors = vErrors;
  return errors === 0;
}
validate234.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern16 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$", "u");
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate237.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern16.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate237.errors = vErrors;
  return errors === 0;
}
validate237.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate236.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.to === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.from !== void 0) {
      if (!validate237(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
        errors = vErrors.length;
      }
    }
    if (data.to !== void 0) {
      if (!validate237(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate236.errors = vErrors;
  return errors === 0;
}
validate236.evaluated = { "props": { "from": true, "to": true }, "dynamicProps": false, "dynamicItems": false };
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate231.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sign === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.merNo !== void 0) {
      if (!validate55(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNos !== void 0) {
      let data1 = data.merOrderNos;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err3 = { instancePath: instancePath + "/merOrderNos", schemaPath: "#/properties/merOrderNos/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate57(data1[i0], { instancePath: instancePath + "/merOrderNos/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/merOrderNos", schemaPath: "#/properties/merOrderNos/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.tradeNos !== void 0) {
      let data3 = data.tradeNos;
      if (Array.isArray(data3)) {
        if (data3.length > 100) {
          const err5 = { instancePath: instancePath + "/tradeNos", schemaPath: "#/properties/tradeNos/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate234(data3[i1], { instancePath: instancePath + "/tradeNos/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/tradeNos", schemaPath: "#/properties/tradeNos/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.dateLimit !== void 0) {
      if (!validate236(data.dateLimit, { instancePath: instancePath + "/dateLimit", parentData: data, parentDataProperty: "dateLimit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== void 0) {
      if (!validate66(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.pageNum !== void 0) {
      let data7 = data.pageNum;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err7 = { instancePath: instancePath + "/pageNum", schemaPath: "#/properties/pageNum/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 1e9 || isNaN(data7)) {
          const err8 = { instancePath: instancePath + "/pageNum", schemaPath: "#/properties/pageNum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err9 = { instancePath: instancePath + "/pageNum", schemaPath: "#/properties/pageNum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data8 = data.pageSize;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err10 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 100 || isNaN(data8)) {
          const err11 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          const err12 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate231.errors = vErrors;
  return errors === 0;
}
validate231.evaluated = { "props": { "merNo": true, "merOrderNos": true, "tradeNos": true, "dateLimit": true, "version": true, "pageNum": true, "pageSize": true, "sign": true }, "dynamicProps": false, "dynamicItems": false };
var OrderListSuccess = validate243;
var schema85 = { "type": "integer", "enum": [1, 2, 3, 4, 5, 6] };
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate247.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6)) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate247.errors = vErrors;
  return errors === 0;
}
validate247.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema86 = { "type": "integer", "enum": [0, 1] };
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate262.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === 0 || data === 1)) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema86.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate262.errors = vErrors;
  return errors === 0;
}
validate262.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema87 = { "type": "integer", "enum": [0, 1] };
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate264.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === 0 || data === 1)) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema87.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate264.errors = vErrors;
  return errors === 0;
}
validate264.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate246.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merOrderNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merOrderNo" }, message: "must have required property 'merOrderNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.tradeNo === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tradeNo" }, message: "must have required property 'tradeNo'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.handlingFee === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "handlingFee" }, message: "must have required property 'handlingFee'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.receiveAmount === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "receiveAmount" }, message: "must have required property 'receiveAmount'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.settleAmount === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settleAmount" }, message: "must have required property 'settleAmount'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.margin === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "margin" }, message: "must have required property 'margin'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.transactionProcessingFee === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionProcessingFee" }, message: "must have required property 'transactionProcessingFee'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.exceptionHandlingFee === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exceptionHandlingFee" }, message: "must have required property 'exceptionHandlingFee'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.refundAmount === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refundAmount" }, message: "must have required property 'refundAmount'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.sourceAmount === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sourceAmount" }, message: "must have required property 'sourceAmount'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.settlementCurrency === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settlementCurrency" }, message: "must have required property 'settlementCurrency'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.refundCurrency === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refundCurrency" }, message: "must have required property 'refundCurrency'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.sourceCurrency === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sourceCurrency" }, message: "must have required property 'sourceCurrency'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.marginStatus === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "marginStatus" }, message: "must have required property 'marginStatus'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.refusalPayReason === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refusalPayReason" }, message: "must have required property 'refusalPayReason'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.state !== void 0) {
      if (!validate247(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNo !== void 0) {
      if (!validate57(data.merOrderNo, { instancePath: instancePath + "/merOrderNo", parentData: data, parentDataProperty: "merOrderNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeNo !== void 0) {
      if (!validate234(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
        errors = vErrors.length;
      }
    }
    if (data.handlingFee !== void 0) {
      if (!validate129(data.handlingFee, { instancePath: instancePath + "/handlingFee", parentData: data, parentDataProperty: "handlingFee", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.receiveAmount !== void 0) {
      if (!validate129(data.receiveAmount, { instancePath: instancePath + "/receiveAmount", parentData: data, parentDataProperty: "receiveAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.settleAmount !== void 0) {
      if (!validate129(data.settleAmount, { instancePath: instancePath + "/settleAmount", parentData: data, parentDataProperty: "settleAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.margin !== void 0) {
      if (!validate129(data.margin, { instancePath: instancePath + "/margin", parentData: data, parentDataProperty: "margin", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.transactionProcessingFee !== void 0) {
      if (!validate129(data.transactionProcessingFee, { instancePath: instancePath + "/transactionProcessingFee", parentData: data, parentDataProperty: "transactionProcessingFee", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.exceptionHandlingFee !== void 0) {
      if (!validate129(data.exceptionHandlingFee, { instancePath: instancePath + "/exceptionHandlingFee", parentData: data, parentDataProperty: "exceptionHandlingFee", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.refundAmount !== void 0) {
      if (!validate129(data.refundAmount, { instancePath: instancePath + "/refundAmount", parentData: data, parentDataProperty: "refundAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.sourceAmount !== void 0) {
      if (!validate129(data.sourceAmount, { instancePath: instancePath + "/sourceAmount", parentData: data, parentDataProperty: "sourceAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.settlementCurrency !== void 0) {
      if (!validate114(data.settlementCurrency, { instancePath: instancePath + "/settlementCurrency", parentData: data, parentDataProperty: "settlementCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
        errors = vErrors.length;
      }
    }
    if (data.refundCurrency !== void 0) {
      if (!validate59(data.refundCurrency, { instancePath: instancePath + "/refundCurrency", parentData: data, parentDataProperty: "refundCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.sourceCurrency !== void 0) {
      if (!validate59(data.sourceCurrency, { instancePath: instancePath + "/sourceCurrency", parentData: data, parentDataProperty: "sourceCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.marginStatus !== void 0) {
      if (!validate262(data.marginStatus, { instancePath: instancePath + "/marginStatus", parentData: data, parentDataProperty: "marginStatus", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
        errors = vErrors.length;
      }
    }
    if (data.refusalPayReason !== void 0) {
      if (typeof data.refusalPayReason !== "string") {
        const err17 = { instancePath: instancePath + "/refusalPayReason", schemaPath: "#/properties/refusalPayReason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err18 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.settle !== void 0) {
      if (!validate264(data.settle, { instancePath: instancePath + "/settle", parentData: data, parentDataProperty: "settle", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate246.errors = vErrors;
  return errors === 0;
}
validate246.evaluated = { "props": { "state": true, "merOrderNo": true, "tradeNo": true, "handlingFee": true, "receiveAmount": true, "settleAmount": true, "margin": true, "transactionProcessingFee": true, "exceptionHandlingFee": true, "refundAmount": true, "sourceAmount": true, "settlementCurrency": true, "refundCurrency": true, "sourceCurrency": true, "marginStatus": true, "refusalPayReason": true, "message": true, "settle": true }, "dynamicProps": false, "dynamicItems": false };
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate245.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pageNum === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pageNum" }, message: "must have required property 'pageNum'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.pageSize === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pageSize" }, message: "must have required property 'pageSize'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.totalPage === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totalPage" }, message: "must have required property 'totalPage'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.total === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.list === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "list" }, message: "must have required property 'list'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.pageNum !== void 0) {
      let data0 = data.pageNum;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/pageNum", schemaPath: "#/properties/pageNum/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/pageNum", schemaPath: "#/properties/pageNum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data1 = data.pageSize;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err9 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.totalPage !== void 0) {
      let data2 = data.totalPage;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err10 = { instancePath: instancePath + "/totalPage", schemaPath: "#/properties/totalPage/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/totalPage", schemaPath: "#/properties/totalPage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.total !== void 0) {
      let data3 = data.total;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err12 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.list !== void 0) {
      let data4 = data.list;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          const err14 = { instancePath: instancePath + "/list", schemaPath: "#/properties/list/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate246(data4[i0], { instancePath: instancePath + "/list/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/list", schemaPath: "#/properties/list/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate245.errors = vErrors;
  return errors === 0;
}
validate245.evaluated = { "props": { "pageNum": true, "pageSize": true, "totalPage": true, "total": true, "list": true }, "dynamicProps": false, "dynamicItems": false };
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate243.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate245(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate243.errors = vErrors;
  return errors === 0;
}
validate243.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var PaymentSuccess = validate268;
var schema90 = { "type": "integer", "enum": [0, 1, 2] };
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate273.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === 0 || data === 1 || data === 2)) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema90.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate273.errors = vErrors;
  return errors === 0;
}
validate273.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate270.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tradeNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tradeNo" }, message: "must have required property 'tradeNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merOrderNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merOrderNo" }, message: "must have required property 'merOrderNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.payCode === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payCode" }, message: "must have required property 'payCode'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.tradeNo !== void 0) {
      if (!validate234(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNo !== void 0) {
      if (!validate57(data.merOrderNo, { instancePath: instancePath + "/merOrderNo", parentData: data, parentDataProperty: "merOrderNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.payCode !== void 0) {
      if (!validate273(data.payCode, { instancePath: instancePath + "/payCode", parentData: data, parentDataProperty: "payCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
        errors = vErrors.length;
      }
    }
    if (data.payUrl !== void 0) {
      if (typeof data.payUrl !== "string") {
        const err3 = { instancePath: instancePath + "/payUrl", schemaPath: "#/properties/payUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate270.errors = vErrors;
  return errors === 0;
}
validate270.evaluated = { "props": { "tradeNo": true, "merOrderNo": true, "payCode": true, "payUrl": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate268.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate270(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate268.errors = vErrors;
  return errors === 0;
}
validate268.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var PayoutRequest = validate276;
var schema92 = { "type": "string", "enum": ["1", "2", "3", "4", "5", "6"] };
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate281.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "1" || data === "2" || data === "3" || data === "4" || data === "5" || data === "6")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema92.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate281.errors = vErrors;
  return errors === 0;
}
validate281.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema93 = { "type": "string", "enum": ["individual", "business"] };
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate289.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "individual" || data === "business")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema93.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate289.errors = vErrors;
  return errors === 0;
}
validate289.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern17 = new RegExp("^(?!.*[A-Z]{3}[0-9]{1,9}\\.[0-9]{2}[1-6])[!-~]+$", "u");
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate276.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merOrderNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merOrderNo" }, message: "must have required property 'merOrderNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.currencyCode === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currencyCode" }, message: "must have required property 'currencyCode'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sourceAmount === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sourceAmount" }, message: "must have required property 'sourceAmount'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.withdrawType === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "withdrawType" }, message: "must have required property 'withdrawType'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.cardNo === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cardNo" }, message: "must have required property 'cardNo'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.benFirstName === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "benFirstName" }, message: "must have required property 'benFirstName'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.benLastName === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "benLastName" }, message: "must have required property 'benLastName'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.sign === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.merNo !== void 0) {
      if (!validate55(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNo !== void 0) {
      if (!validate57(data.merOrderNo, { instancePath: instancePath + "/merOrderNo", parentData: data, parentDataProperty: "merOrderNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.currencyCode !== void 0) {
      if (!validate59(data.currencyCode, { instancePath: instancePath + "/currencyCode", parentData: data, parentDataProperty: "currencyCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.sourceAmount !== void 0) {
      if (!validate61(data.sourceAmount, { instancePath: instancePath + "/sourceAmount", parentData: data, parentDataProperty: "sourceAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.withdrawType !== void 0) {
      if (!validate281(data.withdrawType, { instancePath: instancePath + "/withdrawType", parentData: data, parentDataProperty: "withdrawType", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
        errors = vErrors.length;
      }
    }
    if (data.returnUrl !== void 0) {
      if (!validate63(data.returnUrl, { instancePath: instancePath + "/returnUrl", parentData: data, parentDataProperty: "returnUrl", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
    if (data.notifyUrl !== void 0) {
      if (!validate63(data.notifyUrl, { instancePath: instancePath + "/notifyUrl", parentData: data, parentDataProperty: "notifyUrl", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
    if (data.cardNo !== void 0) {
      let data8 = data.cardNo;
      if (typeof data8 === "string") {
        if (func1(data8) > 77) {
          const err10 = { instancePath: instancePath + "/cardNo", schemaPath: "#/properties/cardNo/maxLength", keyword: "maxLength", params: { limit: 77 }, message: "must NOT have more than 77 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func1(data8) < 1) {
          const err11 = { instancePath: instancePath + "/cardNo", schemaPath: "#/properties/cardNo/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern17.test(data8)) {
          const err12 = { instancePath: instancePath + "/cardNo", schemaPath: "#/properties/cardNo/pattern", keyword: "pattern", params: { pattern: "^(?!.*[A-Z]{3}[0-9]{1,9}\\.[0-9]{2}[1-6])[!-~]+$" }, message: 'must match pattern "^(?!.*[A-Z]{3}[0-9]{1,9}\\.[0-9]{2}[1-6])[!-~]+$"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/cardNo", schemaPath: "#/properties/cardNo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.benFirstName !== void 0) {
      let data9 = data.benFirstName;
      if (typeof data9 === "string") {
        if (func1(data9) > 50) {
          const err14 = { instancePath: instancePath + "/benFirstName", schemaPath: "#/properties/benFirstName/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func1(data9) < 1) {
          const err15 = { instancePath: instancePath + "/benFirstName", schemaPath: "#/properties/benFirstName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/benFirstName", schemaPath: "#/properties/benFirstName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.benLastName !== void 0) {
      let data10 = data.benLastName;
      if (typeof data10 === "string") {
        if (func1(data10) > 50) {
          const err17 = { instancePath: instancePath + "/benLastName", schemaPath: "#/properties/benLastName/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (func1(data10) < 1) {
          const err18 = { instancePath: instancePath + "/benLastName", schemaPath: "#/properties/benLastName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/benLastName", schemaPath: "#/properties/benLastName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.mobile !== void 0) {
      let data11 = data.mobile;
      if (typeof data11 === "string") {
        if (func1(data11) > 20) {
          const err20 = { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.addressLine !== void 0) {
      let data12 = data.addressLine;
      if (typeof data12 === "string") {
        if (func1(data12) > 128) {
          const err22 = { instancePath: instancePath + "/addressLine", schemaPath: "#/properties/addressLine/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/addressLine", schemaPath: "#/properties/addressLine/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.addressLine2 !== void 0) {
      let data13 = data.addressLine2;
      if (typeof data13 === "string") {
        if (func1(data13) > 128) {
          const err24 = { instancePath: instancePath + "/addressLine2", schemaPath: "#/properties/addressLine2/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/addressLine2", schemaPath: "#/properties/addressLine2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.city !== void 0) {
      let data14 = data.city;
      if (typeof data14 === "string") {
        if (func1(data14) > 100) {
          const err26 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data15 = data.state;
      if (typeof data15 === "string") {
        if (func1(data15) > 100) {
          const err28 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.countryCode !== void 0) {
      let data16 = data.countryCode;
      const _errs26 = errors;
      let valid1 = false;
      const _errs27 = errors;
      if (!validate72(data16, { instancePath: instancePath + "/countryCode", parentData: data, parentDataProperty: "countryCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs27 === errors;
      valid1 = valid1 || _valid0;
      const _errs28 = errors;
      if (!validate74(data16, { instancePath: instancePath + "/countryCode", parentData: data, parentDataProperty: "countryCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs28 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err30 = { instancePath: instancePath + "/countryCode", schemaPath: "#/properties/countryCode/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      } else {
        errors = _errs26;
        if (vErrors !== null) {
          if (_errs26) {
            vErrors.length = _errs26;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.postCode !== void 0) {
      let data17 = data.postCode;
      if (typeof data17 === "string") {
        if (func1(data17) > 20) {
          const err31 = { instancePath: instancePath + "/postCode", schemaPath: "#/properties/postCode/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      } else {
        const err32 = { instancePath: instancePath + "/postCode", schemaPath: "#/properties/postCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data18 = data.email;
      if (typeof data18 === "string") {
        if (func1(data18) > 100) {
          const err33 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      } else {
        const err34 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.ipAddress !== void 0) {
      let data19 = data.ipAddress;
      if (typeof data19 === "string") {
        if (func1(data19) > 64) {
          const err35 = { instancePath: instancePath + "/ipAddress", schemaPath: "#/properties/ipAddress/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/ipAddress", schemaPath: "#/properties/ipAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (!validate66(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.beneficiaryType !== void 0) {
      if (!validate289(data.beneficiaryType, { instancePath: instancePath + "/beneficiaryType", parentData: data, parentDataProperty: "beneficiaryType", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
        errors = vErrors.length;
      }
    }
    if (data.accountHolderType !== void 0) {
      let data22 = data.accountHolderType;
      if (typeof data22 === "string") {
        if (func1(data22) > 16) {
          const err37 = { instancePath: instancePath + "/accountHolderType", schemaPath: "#/properties/accountHolderType/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      } else {
        const err38 = { instancePath: instancePath + "/accountHolderType", schemaPath: "#/properties/accountHolderType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
  } else {
    const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err39];
    } else {
      vErrors.push(err39);
    }
    errors++;
  }
  validate276.errors = vErrors;
  return errors === 0;
}
validate276.evaluated = { "props": { "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "withdrawType": true, "returnUrl": true, "notifyUrl": true, "sign": true, "cardNo": true, "benFirstName": true, "benLastName": true, "mobile": true, "addressLine": true, "addressLine2": true, "city": true, "state": true, "countryCode": true, "postCode": true, "email": true, "ipAddress": true, "version": true, "beneficiaryType": true, "accountHolderType": true }, "dynamicProps": false, "dynamicItems": false };
var PayoutSuccess = validate291;
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate293.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tradeNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tradeNo" }, message: "must have required property 'tradeNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merOrderNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merOrderNo" }, message: "must have required property 'merOrderNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.payCode === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payCode" }, message: "must have required property 'payCode'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.tradeNo !== void 0) {
      if (!validate234(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNo !== void 0) {
      if (!validate57(data.merOrderNo, { instancePath: instancePath + "/merOrderNo", parentData: data, parentDataProperty: "merOrderNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.payCode !== void 0) {
      if (!validate273(data.payCode, { instancePath: instancePath + "/payCode", parentData: data, parentDataProperty: "payCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate293.errors = vErrors;
  return errors === 0;
}
validate293.evaluated = { "props": { "tradeNo": true, "merOrderNo": true, "payCode": true }, "dynamicProps": false, "dynamicItems": false };
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate291.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate293(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate291.errors = vErrors;
  return errors === 0;
}
validate291.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var PerTransferPaymentRequest = validate298;
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate298.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
  validate298.errors = vErrors;
  return errors === 0;
}
validate298.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var PixPaymentRequest = validate300;
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate300.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
  validate300.errors = vErrors;
  return errors === 0;
}
validate300.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var RedirectSuccess = validate302;
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate304.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate270(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payUrl === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "payUrl" }, message: "must have required property 'payUrl'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.payUrl !== void 0) {
      if (typeof data.payUrl !== "string") {
        const err1 = { instancePath: instancePath + "/payUrl", schemaPath: "#/allOf/1/properties/payUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate304.errors = vErrors;
  return errors === 0;
}
validate304.evaluated = { "props": { "payUrl": true, "tradeNo": true, "merOrderNo": true, "payCode": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate302.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate304(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate302.errors = vErrors;
  return errors === 0;
}
validate302.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var RefundQueryRequest = validate307;
var schema100 = { "allOf": [{ "$ref": "QueryCore" }, { "type": "object", "required": ["queryType", "refundNo"], "properties": { "queryType": { "type": "string", "maxLength": 16, "enum": ["refund"] }, "refundNo": { "$ref": "RefundNumber" } } }] };
var schema101 = { "type": "object", "required": ["merNo", "merOrderNo", "sign", "operationType", "version", "tradeNo"], "properties": { "merNo": { "$ref": "MerchantNumber" }, "merOrderNo": { "$ref": "MerchantOrderNumber" }, "sign": { "$ref": "Signature" }, "operationType": { "type": "string", "maxLength": 10, "enum": ["query"] }, "version": { "$ref": "ApiVersion" }, "tradeNo": { "$ref": "TradeNumber" } } };
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate308.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merOrderNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merOrderNo" }, message: "must have required property 'merOrderNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sign === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.operationType === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operationType" }, message: "must have required property 'operationType'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.tradeNo === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tradeNo" }, message: "must have required property 'tradeNo'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.merNo !== void 0) {
      if (!validate55(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNo !== void 0) {
      if (!validate57(data.merOrderNo, { instancePath: instancePath + "/merOrderNo", parentData: data, parentDataProperty: "merOrderNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
    if (data.operationType !== void 0) {
      let data3 = data.operationType;
      if (!(data3 === "query")) {
        const err6 = { instancePath: instancePath + "/operationType", schemaPath: "#/properties/operationType/enum", keyword: "enum", params: { allowedValues: schema101.properties.operationType.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 10) {
          const err7 = { instancePath: instancePath + "/operationType", schemaPath: "#/properties/operationType/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/operationType", schemaPath: "#/properties/operationType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (!validate66(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeNo !== void 0) {
      if (!validate234(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate308.errors = vErrors;
  return errors === 0;
}
validate308.evaluated = { "props": { "merNo": true, "merOrderNo": true, "sign": true, "operationType": true, "version": true, "tradeNo": true }, "dynamicProps": false, "dynamicItems": false };
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate315.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 50) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate315.errors = vErrors;
  return errors === 0;
}
validate315.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate307.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate308(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.queryType === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "queryType" }, message: "must have required property 'queryType'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.refundNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "refundNo" }, message: "must have required property 'refundNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.queryType !== void 0) {
      let data0 = data.queryType;
      if (!(data0 === "refund")) {
        const err2 = { instancePath: instancePath + "/queryType", schemaPath: "#/allOf/1/properties/queryType/enum", keyword: "enum", params: { allowedValues: schema100.allOf[1].properties.queryType.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (func1(data0) > 16) {
          const err3 = { instancePath: instancePath + "/queryType", schemaPath: "#/allOf/1/properties/queryType/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/queryType", schemaPath: "#/allOf/1/properties/queryType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.refundNo !== void 0) {
      if (!validate315(data.refundNo, { instancePath: instancePath + "/refundNo", parentData: data, parentDataProperty: "refundNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate307.errors = vErrors;
  return errors === 0;
}
validate307.evaluated = { "props": { "queryType": true, "refundNo": true, "merNo": true, "merOrderNo": true, "sign": true, "operationType": true, "version": true, "tradeNo": true }, "dynamicProps": false, "dynamicItems": false };
var RefundQuerySuccess = validate317;
var schema105 = { "type": "integer", "enum": [4, 5, 6] };
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate320.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === 4 || data === 5 || data === 6)) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema105.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate320.errors = vErrors;
  return errors === 0;
}
validate320.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern18 = new RegExp("^[0-9]{1,10}$", "u");
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate326.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 10) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern18.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,10}$" }, message: 'must match pattern "^[0-9]{1,10}$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate326.errors = vErrors;
  return errors === 0;
}
validate326.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate329(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate329.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err0 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.refuseAmount !== void 0) {
      if (!validate129(data.refuseAmount, { instancePath: instancePath + "/refuseAmount", parentData: data, parentDataProperty: "refuseAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.refuseCurrency !== void 0) {
      if (!validate59(data.refuseCurrency, { instancePath: instancePath + "/refuseCurrency", parentData: data, parentDataProperty: "refuseCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.actualRefuseAmount !== void 0) {
      if (!validate129(data.actualRefuseAmount, { instancePath: instancePath + "/actualRefuseAmount", parentData: data, parentDataProperty: "actualRefuseAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.actualRefuseCurrency !== void 0) {
      if (!validate114(data.actualRefuseCurrency, { instancePath: instancePath + "/actualRefuseCurrency", parentData: data, parentDataProperty: "actualRefuseCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeFee !== void 0) {
      if (!validate129(data.tradeFee, { instancePath: instancePath + "/tradeFee", parentData: data, parentDataProperty: "tradeFee", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.settle !== void 0) {
      if (!validate264(data.settle, { instancePath: instancePath + "/settle", parentData: data, parentDataProperty: "settle", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
        errors = vErrors.length;
      }
    }
    if (data.gasFee !== void 0) {
      if (!validate129(data.gasFee, { instancePath: instancePath + "/gasFee", parentData: data, parentDataProperty: "gasFee", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if (data.transactionHash !== void 0) {
      let data8 = data.transactionHash;
      if (typeof data8 === "string") {
        if (func1(data8) > 128) {
          const err1 = { instancePath: instancePath + "/transactionHash", schemaPath: "#/properties/transactionHash/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/transactionHash", schemaPath: "#/properties/transactionHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.receiveAmount !== void 0) {
      if (!validate129(data.receiveAmount, { instancePath: instancePath + "/receiveAmount", parentData: data, parentDataProperty: "receiveAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate329.errors = vErrors;
  return errors === 0;
}
validate329.evaluated = { "props": { "message": true, "refuseAmount": true, "refuseCurrency": true, "actualRefuseAmount": true, "actualRefuseCurrency": true, "tradeFee": true, "settle": true, "gasFee": true, "transactionHash": true, "receiveAmount": true }, "dynamicProps": false, "dynamicItems": false };
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate319.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.refundNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "refundNo" }, message: "must have required property 'refundNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.refundAmount === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "refundAmount" }, message: "must have required property 'refundAmount'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.refundCurrency === void 0) {
      const err3 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "refundCurrency" }, message: "must have required property 'refundCurrency'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.tradeNo === void 0) {
      const err4 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "tradeNo" }, message: "must have required property 'tradeNo'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.merNo === void 0) {
      const err5 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.merOrderNo === void 0) {
      const err6 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "merOrderNo" }, message: "must have required property 'merOrderNo'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.state !== void 0) {
      if (!validate320(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
        errors = vErrors.length;
      }
    }
    if (data.refundNo !== void 0) {
      if (!validate315(data.refundNo, { instancePath: instancePath + "/refundNo", parentData: data, parentDataProperty: "refundNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
        errors = vErrors.length;
      }
    }
    if (data.refundAmount !== void 0) {
      if (!validate61(data.refundAmount, { instancePath: instancePath + "/refundAmount", parentData: data, parentDataProperty: "refundAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.refundCurrency !== void 0) {
      if (!validate59(data.refundCurrency, { instancePath: instancePath + "/refundCurrency", parentData: data, parentDataProperty: "refundCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeNo !== void 0) {
      if (!validate234(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
        errors = vErrors.length;
      }
    }
    if (data.merNo !== void 0) {
      if (!validate326(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNo !== void 0) {
      if (!validate57(data.merOrderNo, { instancePath: instancePath + "/merOrderNo", parentData: data, parentDataProperty: "merOrderNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  if (!validate329(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
    errors = vErrors.length;
  }
  validate319.errors = vErrors;
  return errors === 0;
}
validate319.evaluated = { "props": { "message": true, "refuseAmount": true, "refuseCurrency": true, "actualRefuseAmount": true, "actualRefuseCurrency": true, "tradeFee": true, "settle": true, "gasFee": true, "transactionHash": true, "receiveAmount": true, "state": true, "refundNo": true, "refundAmount": true, "refundCurrency": true, "tradeNo": true, "merNo": true, "merOrderNo": true }, "dynamicProps": false, "dynamicItems": false };
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate317.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate319(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate317.errors = vErrors;
  return errors === 0;
}
validate317.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var RefundRequest = validate340;
var schema108 = { "type": "object", "required": ["merNo", "merOrderNo", "amount", "sign", "operationType", "version", "tradeNo"], "properties": { "merNo": { "$ref": "MerchantNumber" }, "merOrderNo": { "$ref": "MerchantOrderNumber" }, "amount": { "$ref": "Amount" }, "notifyUrl": { "$ref": "WebAddress" }, "sign": { "$ref": "Signature" }, "operationType": { "type": "string", "maxLength": 10, "enum": ["refund"] }, "version": { "$ref": "ApiVersion" }, "tradeNo": { "$ref": "TradeNumber" }, "remark": { "type": "string", "maxLength": 1e3 } } };
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate340.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merOrderNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merOrderNo" }, message: "must have required property 'merOrderNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.amount === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sign === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.operationType === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operationType" }, message: "must have required property 'operationType'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.tradeNo === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tradeNo" }, message: "must have required property 'tradeNo'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.merNo !== void 0) {
      if (!validate55(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNo !== void 0) {
      if (!validate57(data.merOrderNo, { instancePath: instancePath + "/merOrderNo", parentData: data, parentDataProperty: "merOrderNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.amount !== void 0) {
      if (!validate61(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.notifyUrl !== void 0) {
      if (!validate63(data.notifyUrl, { instancePath: instancePath + "/notifyUrl", parentData: data, parentDataProperty: "notifyUrl", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate93(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
    if (data.operationType !== void 0) {
      let data5 = data.operationType;
      if (!(data5 === "refund")) {
        const err7 = { instancePath: instancePath + "/operationType", schemaPath: "#/properties/operationType/enum", keyword: "enum", params: { allowedValues: schema108.properties.operationType.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 10) {
          const err8 = { instancePath: instancePath + "/operationType", schemaPath: "#/properties/operationType/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/operationType", schemaPath: "#/properties/operationType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (!validate66(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeNo !== void 0) {
      if (!validate234(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
        errors = vErrors.length;
      }
    }
    if (data.remark !== void 0) {
      let data8 = data.remark;
      if (typeof data8 === "string") {
        if (func1(data8) > 1e3) {
          const err10 = { instancePath: instancePath + "/remark", schemaPath: "#/properties/remark/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/remark", schemaPath: "#/properties/remark/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate340.errors = vErrors;
  return errors === 0;
}
validate340.evaluated = { "props": { "merNo": true, "merOrderNo": true, "amount": true, "notifyUrl": true, "sign": true, "operationType": true, "version": true, "tradeNo": true, "remark": true }, "dynamicProps": false, "dynamicItems": false };
var RefundSuccess = validate348;
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate350.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.refundNo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refundNo" }, message: "must have required property 'refundNo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.tradeNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tradeNo" }, message: "must have required property 'tradeNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.merNo === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.merOrderNo === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merOrderNo" }, message: "must have required property 'merOrderNo'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.refundAmount === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refundAmount" }, message: "must have required property 'refundAmount'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.refundCurrency === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refundCurrency" }, message: "must have required property 'refundCurrency'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.refundNo !== void 0) {
      if (!validate315(data.refundNo, { instancePath: instancePath + "/refundNo", parentData: data, parentDataProperty: "refundNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeNo !== void 0) {
      if (!validate234(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
        errors = vErrors.length;
      }
    }
    if (data.merNo !== void 0) {
      if (!validate326(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNo !== void 0) {
      if (!validate57(data.merOrderNo, { instancePath: instancePath + "/merOrderNo", parentData: data, parentDataProperty: "merOrderNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.refundAmount !== void 0) {
      if (!validate61(data.refundAmount, { instancePath: instancePath + "/refundAmount", parentData: data, parentDataProperty: "refundAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.refundCurrency !== void 0) {
      if (!validate59(data.refundCurrency, { instancePath: instancePath + "/refundCurrency", parentData: data, parentDataProperty: "refundCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate350.errors = vErrors;
  return errors === 0;
}
validate350.evaluated = { "props": { "refundNo": true, "tradeNo": true, "merNo": true, "merOrderNo": true, "refundAmount": true, "refundCurrency": true }, "dynamicProps": false, "dynamicItems": false };
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate348.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate350(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate348.errors = vErrors;
  return errors === 0;
}
validate348.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var SalesQueryRequest = validate358;
var schema111 = { "allOf": [{ "$ref": "QueryCore" }, { "type": "object", "required": ["queryType"], "properties": { "queryType": { "type": "string", "maxLength": 16, "enum": ["sales"] }, "refundNo": { "type": "string", "maxLength": 50 } } }] };
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate358.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate308(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.queryType === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "queryType" }, message: "must have required property 'queryType'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.queryType !== void 0) {
      let data0 = data.queryType;
      if (!(data0 === "sales")) {
        const err1 = { instancePath: instancePath + "/queryType", schemaPath: "#/allOf/1/properties/queryType/enum", keyword: "enum", params: { allowedValues: schema111.allOf[1].properties.queryType.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (func1(data0) > 16) {
          const err2 = { instancePath: instancePath + "/queryType", schemaPath: "#/allOf/1/properties/queryType/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/queryType", schemaPath: "#/allOf/1/properties/queryType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.refundNo !== void 0) {
      let data1 = data.refundNo;
      if (typeof data1 === "string") {
        if (func1(data1) > 50) {
          const err4 = { instancePath: instancePath + "/refundNo", schemaPath: "#/allOf/1/properties/refundNo/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/refundNo", schemaPath: "#/allOf/1/properties/refundNo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate358.errors = vErrors;
  return errors === 0;
}
validate358.evaluated = { "props": { "queryType": true, "refundNo": true, "merNo": true, "merOrderNo": true, "sign": true, "operationType": true, "version": true, "tradeNo": true }, "dynamicProps": false, "dynamicItems": false };
var SalesQuerySuccess = validate360;
var schema114 = { "type": "integer", "enum": [1, 2, 3] };
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate363.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === 1 || data === 2 || data === 3)) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema114.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate363.errors = vErrors;
  return errors === 0;
}
validate363.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate362.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.tradeNo === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "tradeNo" }, message: "must have required property 'tradeNo'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.merNo === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.merOrderNo === void 0) {
      const err3 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "merOrderNo" }, message: "must have required property 'merOrderNo'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.state !== void 0) {
      if (!validate363(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeNo !== void 0) {
      if (!validate234(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
        errors = vErrors.length;
      }
    }
    if (data.merNo !== void 0) {
      if (!validate326(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNo !== void 0) {
      if (!validate57(data.merOrderNo, { instancePath: instancePath + "/merOrderNo", parentData: data, parentDataProperty: "merOrderNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.expireTime !== void 0) {
      if (!validate237(data.expireTime, { instancePath: instancePath + "/expireTime", parentData: data, parentDataProperty: "expireTime", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  if (!validate329(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
    errors = vErrors.length;
  }
  validate362.errors = vErrors;
  return errors === 0;
}
validate362.evaluated = { "props": { "message": true, "refuseAmount": true, "refuseCurrency": true, "actualRefuseAmount": true, "actualRefuseCurrency": true, "tradeFee": true, "settle": true, "gasFee": true, "transactionHash": true, "receiveAmount": true, "state": true, "tradeNo": true, "merNo": true, "merOrderNo": true, "expireTime": true }, "dynamicProps": false, "dynamicItems": false };
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate360.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate362(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate360.errors = vErrors;
  return errors === 0;
}
validate360.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var SepaPaymentRequest = validate371;
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate371.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
  validate371.errors = vErrors;
  return errors === 0;
}
validate371.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var SpeiPaymentRequest = validate373;
function validate373(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate373.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
  validate373.errors = vErrors;
  return errors === 0;
}
validate373.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var UnionPayPaymentRequest = validate375;
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate375.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
    errors = vErrors.length;
  }
  validate375.errors = vErrors;
  return errors === 0;
}
validate375.evaluated = { "props": { "protestNotifyUrl": true, "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true, "osType": true, "terminal": true, "userId": true, "email": true, "userAgent": true, "productInfoList": true, "sign": true, "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingAddress2": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingAddress2": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var VietnamPayPaymentRequest = validate377;
var schema118 = { "allOf": [{ "$ref": "OrderCore" }, { "type": "object", "required": ["sign"], "properties": { "productName": { "type": "string", "maxLength": 128 }, "paymentMethodStr": { "type": "string", "enum": ["qrcode", "va"] }, "vaBankId": { "type": "integer", "minimum": 1, "maximum": 999999999 }, "sign": { "$ref": "MethodSignature" } } }, { "$ref": "PayerAccount" }] };
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate377.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sign === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.productName !== void 0) {
      let data0 = data.productName;
      if (typeof data0 === "string") {
        if (func1(data0) > 128) {
          const err1 = { instancePath: instancePath + "/productName", schemaPath: "#/allOf/1/properties/productName/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/productName", schemaPath: "#/allOf/1/properties/productName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.paymentMethodStr !== void 0) {
      let data1 = data.paymentMethodStr;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/paymentMethodStr", schemaPath: "#/allOf/1/properties/paymentMethodStr/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data1 === "qrcode" || data1 === "va")) {
        const err4 = { instancePath: instancePath + "/paymentMethodStr", schemaPath: "#/allOf/1/properties/paymentMethodStr/enum", keyword: "enum", params: { allowedValues: schema118.allOf[1].properties.paymentMethodStr.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.vaBankId !== void 0) {
      let data2 = data.vaBankId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/vaBankId", schemaPath: "#/allOf/1/properties/vaBankId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 999999999 || isNaN(data2)) {
          const err6 = { instancePath: instancePath + "/vaBankId", schemaPath: "#/allOf/1/properties/vaBankId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999 }, message: "must be <= 999999999" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/vaBankId", schemaPath: "#/allOf/1/properties/vaBankId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.sign !== void 0) {
      if (!validate146(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
    errors = vErrors.length;
  }
  validate377.errors = vErrors;
  return errors === 0;
}
validate377.evaluated = { "props": { "userId": true, "email": true, "productName": true, "paymentMethodStr": true, "vaBankId": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var VietnamPaySuccess = validate381;
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate383.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 1024) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate383.errors = vErrors;
  return errors === 0;
}
validate383.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate381.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate268(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sign === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sign !== void 0) {
      if (!validate383(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate381.errors = vErrors;
  return errors === 0;
}
validate381.evaluated = { "props": { "sign": true, "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var WeChatPaymentRequest = validate385;
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate385.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
    errors = vErrors.length;
  }
  validate385.errors = vErrors;
  return errors === 0;
}
validate385.evaluated = { "props": { "protestNotifyUrl": true, "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true, "osType": true, "terminal": true, "userId": true, "email": true, "userAgent": true, "productInfoList": true, "sign": true, "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingAddress2": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingAddress2": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
export {
  AlipayPaymentRequest,
  AmountQueryRequest,
  AmountTotalsSuccess,
  ApplePayPaymentRequest,
  BalanceQueryRequest,
  BalanceSuccess,
  CardPaymentRequest,
  CashAppPaymentRequest,
  CashierOrderRequest,
  CashierPaymentRequest,
  CryptoPaymentRequest,
  Failure,
  GCashPaymentRequest,
  GooglePayPaymentRequest,
  OrderListRequest,
  OrderListSuccess,
  PaymentSuccess,
  PayoutRequest,
  PayoutSuccess,
  PerTransferPaymentRequest,
  PixPaymentRequest,
  RedirectSuccess,
  RefundQueryRequest,
  RefundQuerySuccess,
  RefundRequest,
  RefundSuccess,
  SalesQueryRequest,
  SalesQuerySuccess,
  SepaPaymentRequest,
  SpeiPaymentRequest,
  UnionPayPaymentRequest,
  VietnamPayPaymentRequest,
  VietnamPaySuccess,
  WeChatPaymentRequest
};
