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
var pattern3 = new RegExp("^(?!.*(AED|AFN|ALL|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW|ZWG)[0-9]{1,9}\\.([0-9]{2}|[0-9]?$))[!-~]+$", "u");
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
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!.*(AED|AFN|ALL|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW|ZWG)[0-9]{1,9}\\.([0-9]{2}|[0-9]?$))[!-~]+$" }, message: 'must match pattern "^(?!.*(AED|AFN|ALL|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW|ZWG)[0-9]{1,9}\\.([0-9]{2}|[0-9]?$))[!-~]+$"' };
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
var pattern5 = new RegExp("^https?://[^\\s/?#]\\S*$", "u");
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
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#]\\S*$" }, message: 'must match pattern "^https?://[^\\s/?#]\\S*$"' };
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
    if (func1(data) > 64) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
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
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
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
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
      if (!validate66(data6, { instancePath: instancePath + "/ipAddress", parentData: data, parentDataProperty: "ipAddress", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
      if (typeof data6 === "string") {
        if (func1(data6) < 1) {
          const err7 = { instancePath: instancePath + "/ipAddress", schemaPath: "#/properties/ipAddress/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.version !== void 0) {
      if (!validate68(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
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
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": { "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
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
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": { "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true }, "dynamicProps": false, "dynamicItems": false };
var schema31 = { "type": "string", "minLength": 2, "maxLength": 2, "enum": ["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "XK", "YE", "YT", "ZA", "ZM", "ZW"] };
var func0 = require_equal().default;
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
  let valid0;
  valid0 = false;
  for (const v0 of schema31.enum) {
    if (func0(data, v0)) {
      valid0 = true;
      break;
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema31.enum }, message: "must be equal to one of the allowed values" };
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
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern6 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
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
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
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
      if (!validate74(data6, { instancePath: instancePath + "/billingCountry", parentData: data, parentDataProperty: "billingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs15 === errors;
      valid1 = valid1 || _valid0;
      const _errs16 = errors;
      if (!validate76(data6, { instancePath: instancePath + "/billingCountry", parentData: data, parentDataProperty: "billingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
      if (!validate78(data9, { instancePath: instancePath + "/billingEmail", parentData: data, parentDataProperty: "billingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
      if (!validate76(data9, { instancePath: instancePath + "/billingEmail", parentData: data, parentDataProperty: "billingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": { "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingAddress2": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true }, "dynamicProps": false, "dynamicItems": false };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
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
      if (!validate74(data6, { instancePath: instancePath + "/shippingCountry", parentData: data, parentDataProperty: "shippingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs15 === errors;
      valid1 = valid1 || _valid0;
      const _errs16 = errors;
      if (!validate76(data6, { instancePath: instancePath + "/shippingCountry", parentData: data, parentDataProperty: "shippingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
      if (!validate78(data9, { instancePath: instancePath + "/shippingEmail", parentData: data, parentDataProperty: "shippingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
      if (!validate76(data9, { instancePath: instancePath + "/shippingEmail", parentData: data, parentDataProperty: "shippingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": { "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingAddress2": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true }, "dynamicProps": false, "dynamicItems": false };
var pattern7 = new RegExp("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
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
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern8 = new RegExp("^[1-9][0-9]*$", "u");
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate91.evaluated;
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
    if (!pattern8.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]*$" }, message: 'must match pattern "^[1-9][0-9]*$"' };
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
  validate91.errors = vErrors;
  return errors === 0;
}
validate91.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
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
      if (!validate89(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
        errors = vErrors.length;
      }
    }
    if (data.quantity !== void 0) {
      if (!validate91(data.quantity, { instancePath: instancePath + "/quantity", parentData: data, parentDataProperty: "quantity", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
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
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "props": { "sku": true, "productName": true, "price": true, "quantity": true }, "dynamicProps": false, "dynamicItems": false };
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
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
  validate97.errors = vErrors;
  return errors === 0;
}
validate97.evaluated = { "props": { "userId": true, "email": true }, "dynamicProps": false, "dynamicItems": false };
var schema41 = { "type": "string", "maxLength": 255, "enum": ["IOS", "ANDROID"] };
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
  if (!(data === "IOS" || data === "ANDROID")) {
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
var schema42 = { "type": "string", "maxLength": 255, "enum": ["WEB", "WAP", "APP", "MINI_APP"] };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "WEB" || data === "WAP" || data === "APP" || data === "MINI_APP")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema42.enum }, message: "must be equal to one of the allowed values" };
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
  validate102.errors = vErrors;
  return errors === 0;
}
validate102.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.osType !== void 0) {
      if (!validate100(data.osType, { instancePath: instancePath + "/osType", parentData: data, parentDataProperty: "osType", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
        errors = vErrors.length;
      }
    }
    if (data.terminal !== void 0) {
      if (!validate102(data.terminal, { instancePath: instancePath + "/terminal", parentData: data, parentDataProperty: "terminal", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
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
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { "props": { "osType": true, "terminal": true }, "dynamicProps": false, "dynamicItems": false };
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
  validate105.errors = vErrors;
  return errors === 0;
}
validate105.evaluated = { "props": { "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true }, "dynamicProps": false, "dynamicItems": false };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate107.evaluated;
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
  validate107.errors = vErrors;
  return errors === 0;
}
validate107.evaluated = { "props": { "protestNotifyUrl": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
    errors = vErrors.length;
  }
  if (!validate73(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
    errors = vErrors.length;
  }
  if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
        const length0 = data1.length;
        for (let index0 = 0; index0 < length0; index0++) {
          if (!validate88(data1[index0], { instancePath: instancePath + "/productInfoList/" + index0, parentData: data1, parentDataProperty: index0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
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
      if (!validate76(data1, { instancePath: instancePath + "/productInfoList", parentData: data, parentDataProperty: "productInfoList", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  if (!validate99(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
    errors = vErrors.length;
  }
  if (!validate105(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
    errors = vErrors.length;
  }
  if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
var AmountQueryRequest = validate111;
var schema46 = { "type": "string", "enum": ["1", "2", "3", "4", "5", "6"] };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate113.evaluated;
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema46.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate113.errors = vErrors;
  return errors === 0;
}
validate113.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern9 = new RegExp("^[0-9]*[A-Z][A-Z0-9]*$", "u");
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate116.evaluated;
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
    if (func1(data) < 3) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern9.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]*[A-Z][A-Z0-9]*$" }, message: 'must match pattern "^[0-9]*[A-Z][A-Z0-9]*$"' };
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
  validate116.errors = vErrors;
  return errors === 0;
}
validate116.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema48 = { "type": "string", "enum": ["0", "1"] };
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values" };
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
var pattern10 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate121.evaluated;
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
    if (!pattern10.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' };
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
  validate121.errors = vErrors;
  return errors === 0;
}
validate121.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
        const length0 = data1.length;
        for (let index0 = 0; index0 < length0; index0++) {
          if (!validate113(data1[index0], { instancePath: instancePath + "/orderStatusList/" + index0, parentData: data1, parentDataProperty: index0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
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
        const length1 = data3.length;
        for (let index1 = 0; index1 < length1; index1++) {
          if (!validate59(data3[index1], { instancePath: instancePath + "/sourceCurrencyList/" + index1, parentData: data3, parentDataProperty: index1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
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
        const length2 = data5.length;
        for (let index2 = 0; index2 < length2; index2++) {
          if (!validate116(data5[index2], { instancePath: instancePath + "/settleCurrencyList/" + index2, parentData: data5, parentDataProperty: index2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
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
        const length3 = data7.length;
        for (let index3 = 0; index3 < length3; index3++) {
          if (!validate57(data7[index3], { instancePath: instancePath + "/merOrderNoList/" + index3, parentData: data7, parentDataProperty: index3, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
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
        const length4 = data9.length;
        for (let index4 = 0; index4 < length4; index4++) {
          if (!validate119(data9[index4], { instancePath: instancePath + "/settlementStatusList/" + index4, parentData: data9, parentDataProperty: index4, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
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
      if (!validate121(data.startDate, { instancePath: instancePath + "/startDate", parentData: data, parentDataProperty: "startDate", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
        errors = vErrors.length;
      }
    }
    if (data.endDate !== void 0) {
      if (!validate121(data.endDate, { instancePath: instancePath + "/endDate", parentData: data, parentDataProperty: "endDate", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== void 0) {
      if (!validate68(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "props": { "merNo": true, "orderStatusList": true, "sourceCurrencyList": true, "settleCurrencyList": true, "merOrderNoList": true, "settlementStatusList": true, "startDate": true, "endDate": true, "version": true, "sign": true }, "dynamicProps": false, "dynamicItems": false };
var AmountTotalsSuccess = validate126;
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
  validate127.errors = vErrors;
  return errors === 0;
}
validate127.evaluated = { "props": { "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var pattern11 = new RegExp("^(0|[1-9][0-9]{0,17})\\.[0-9]{2,8}$", "u");
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate131.evaluated;
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
    if (!pattern11.test(data)) {
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
  validate131.errors = vErrors;
  return errors === 0;
}
validate131.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate130.evaluated;
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
      if (!validate131(data.settleAmount, { instancePath: instancePath + "/settleAmount", parentData: data, parentDataProperty: "settleAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.settleCurrency !== void 0) {
      if (!validate116(data.settleCurrency, { instancePath: instancePath + "/settleCurrency", parentData: data, parentDataProperty: "settleCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
  validate130.errors = vErrors;
  return errors === 0;
}
validate130.evaluated = { "props": { "settleAmount": true, "settleCurrency": true }, "dynamicProps": false, "dynamicItems": false };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate135.evaluated;
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
      if (!validate131(data.sourceAmount, { instancePath: instancePath + "/sourceAmount", parentData: data, parentDataProperty: "sourceAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
  validate135.errors = vErrors;
  return errors === 0;
}
validate135.evaluated = { "props": { "sourceAmount": true, "sourceCurrency": true }, "dynamicProps": false, "dynamicItems": false };
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
        const length0 = data0.length;
        for (let index0 = 0; index0 < length0; index0++) {
          if (!validate130(data0[index0], { instancePath: instancePath + "/settleAmountList/" + index0, parentData: data0, parentDataProperty: index0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
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
        const length1 = data2.length;
        for (let index1 = 0; index1 < length1; index1++) {
          if (!validate135(data2[index1], { instancePath: instancePath + "/sourceAmountList/" + index1, parentData: data2, parentDataProperty: index1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
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
  validate129.errors = vErrors;
  return errors === 0;
}
validate129.evaluated = { "props": { "settleAmountList": true, "sourceAmountList": true }, "dynamicProps": false, "dynamicItems": false };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
      if (!validate129(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
  validate126.errors = vErrors;
  return errors === 0;
}
validate126.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var ApplePayPaymentRequest = validate140;
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate142.evaluated;
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
      if (!validate63(data.productUrl, { instancePath: instancePath + "/productUrl", parentData: data, parentDataProperty: "productUrl", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
    if (data.price !== void 0) {
      if (!validate89(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
        errors = vErrors.length;
      }
    }
    if (data.quantity !== void 0) {
      if (!validate91(data.quantity, { instancePath: instancePath + "/quantity", parentData: data, parentDataProperty: "quantity", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
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
  validate142.errors = vErrors;
  return errors === 0;
}
validate142.evaluated = { "props": { "sku": true, "productName": true, "productUrl": true, "price": true, "quantity": true }, "dynamicProps": false, "dynamicItems": false };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate147.evaluated;
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
  validate147.errors = vErrors;
  return errors === 0;
}
validate147.evaluated = { "props": { "screenHeight": true, "screenWidth": true, "timeZoneOffset": true, "userAgent": true, "visitorId": true }, "dynamicProps": false, "dynamicItems": false };
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
  validate149.errors = vErrors;
  return errors === 0;
}
validate149.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
        const length0 = data0.length;
        for (let index0 = 0; index0 < length0; index0++) {
          if (!validate142(data0[index0], { instancePath: instancePath + "/products/" + index0, parentData: data0, parentDataProperty: index0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
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
      if (!validate147(data.browser, { instancePath: instancePath + "/browser", parentData: data, parentDataProperty: "browser", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate149(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
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
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
validate140.evaluated = { "props": { "userId": true, "email": true, "products": true, "browser": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var BalanceQueryRequest = validate152;
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate152.evaluated;
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
      if (!validate68(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate116(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
  validate152.errors = vErrors;
  return errors === 0;
}
validate152.evaluated = { "props": { "merNo": true, "version": true, "sign": true, "currency": true }, "dynamicProps": false, "dynamicItems": false };
var BalanceSuccess = validate157;
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate159.evaluated;
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
      if (!validate116(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
        errors = vErrors.length;
      }
    }
    if (data.balance !== void 0) {
      if (!validate131(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.unCheckedBalance !== void 0) {
      if (!validate131(data.unCheckedBalance, { instancePath: instancePath + "/unCheckedBalance", parentData: data, parentDataProperty: "unCheckedBalance", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.totalBalance !== void 0) {
      if (!validate131(data.totalBalance, { instancePath: instancePath + "/totalBalance", parentData: data, parentDataProperty: "totalBalance", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
  validate159.errors = vErrors;
  return errors === 0;
}
validate159.evaluated = { "props": { "currency": true, "balance": true, "unCheckedBalance": true, "totalBalance": true }, "dynamicProps": false, "dynamicItems": false };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
      if (!validate159(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
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
  validate157.errors = vErrors;
  return errors === 0;
}
validate157.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var CardPaymentRequest = validate165;
var pattern12 = new RegExp("^[0-9]{12,16}$", "u");
var pattern13 = new RegExp("^(0?[1-9]|1[0-2])$", "u");
var pattern14 = new RegExp("^([0-9]{2}|[0-9]{4})$", "u");
var pattern15 = new RegExp("^[0-9]{3}$", "u");
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate167.evaluated;
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
        if (!pattern12.test(data0)) {
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
        if (!pattern13.test(data1)) {
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
        if (!pattern14.test(data2)) {
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
        if (!pattern15.test(data3)) {
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
  validate167.errors = vErrors;
  return errors === 0;
}
validate167.evaluated = { "props": { "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true }, "dynamicProps": false, "dynamicItems": false };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate171.evaluated;
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
  validate171.errors = vErrors;
  return errors === 0;
}
validate171.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate169.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate73(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
      if (!validate171(data.billingFirstName, { instancePath: instancePath + "/billingFirstName", parentData: data, parentDataProperty: "billingFirstName", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingLastName !== void 0) {
      if (!validate171(data.billingLastName, { instancePath: instancePath + "/billingLastName", parentData: data, parentDataProperty: "billingLastName", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingAddress1 !== void 0) {
      if (!validate171(data.billingAddress1, { instancePath: instancePath + "/billingAddress1", parentData: data, parentDataProperty: "billingAddress1", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingCity !== void 0) {
      if (!validate171(data.billingCity, { instancePath: instancePath + "/billingCity", parentData: data, parentDataProperty: "billingCity", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingState !== void 0) {
      if (!validate171(data.billingState, { instancePath: instancePath + "/billingState", parentData: data, parentDataProperty: "billingState", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingCountry !== void 0) {
      if (!validate74(data.billingCountry, { instancePath: instancePath + "/billingCountry", parentData: data, parentDataProperty: "billingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingZipCode !== void 0) {
      if (!validate171(data.billingZipCode, { instancePath: instancePath + "/billingZipCode", parentData: data, parentDataProperty: "billingZipCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingPhone !== void 0) {
      if (!validate171(data.billingPhone, { instancePath: instancePath + "/billingPhone", parentData: data, parentDataProperty: "billingPhone", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingEmail !== void 0) {
      if (!validate78(data.billingEmail, { instancePath: instancePath + "/billingEmail", parentData: data, parentDataProperty: "billingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
  validate169.errors = vErrors;
  return errors === 0;
}
validate169.evaluated = { "props": { "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "billingAddress2": true }, "dynamicProps": false, "dynamicItems": false };
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate182.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
      if (!validate171(data.shippingFirstName, { instancePath: instancePath + "/shippingFirstName", parentData: data, parentDataProperty: "shippingFirstName", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingLastName !== void 0) {
      if (!validate171(data.shippingLastName, { instancePath: instancePath + "/shippingLastName", parentData: data, parentDataProperty: "shippingLastName", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingAddress1 !== void 0) {
      if (!validate171(data.shippingAddress1, { instancePath: instancePath + "/shippingAddress1", parentData: data, parentDataProperty: "shippingAddress1", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingCity !== void 0) {
      if (!validate171(data.shippingCity, { instancePath: instancePath + "/shippingCity", parentData: data, parentDataProperty: "shippingCity", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingState !== void 0) {
      if (!validate171(data.shippingState, { instancePath: instancePath + "/shippingState", parentData: data, parentDataProperty: "shippingState", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingCountry !== void 0) {
      if (!validate74(data.shippingCountry, { instancePath: instancePath + "/shippingCountry", parentData: data, parentDataProperty: "shippingCountry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingZipCode !== void 0) {
      if (!validate171(data.shippingZipCode, { instancePath: instancePath + "/shippingZipCode", parentData: data, parentDataProperty: "shippingZipCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingPhone !== void 0) {
      if (!validate171(data.shippingPhone, { instancePath: instancePath + "/shippingPhone", parentData: data, parentDataProperty: "shippingPhone", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.shippingEmail !== void 0) {
      if (!validate78(data.shippingEmail, { instancePath: instancePath + "/shippingEmail", parentData: data, parentDataProperty: "shippingEmail", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
  validate182.errors = vErrors;
  return errors === 0;
}
validate182.evaluated = { "props": { "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "shippingAddress2": true }, "dynamicProps": false, "dynamicItems": false };
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate194.evaluated;
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
    const length0 = data.length;
    for (let index0 = 0; index0 < length0; index0++) {
      if (!validate88(data[index0], { instancePath: instancePath + "/" + index0, parentData: data, parentDataProperty: index0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
        errors = vErrors.length;
      }
      if (errors > 100) {
        break;
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
  validate194.errors = vErrors;
  return errors === 0;
}
validate194.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate165.evaluated;
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
  if (!validate167(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
    errors = vErrors.length;
  }
  if (!validate169(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
    errors = vErrors.length;
  }
  if (!validate182(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
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
      if (!validate194(data.productInfoList, { instancePath: instancePath + "/productInfoList", parentData: data, parentDataProperty: "productInfoList", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  if (!validate99(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
    errors = vErrors.length;
  }
  if (!validate105(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
    errors = vErrors.length;
  }
  if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
    errors = vErrors.length;
  }
  validate165.errors = vErrors;
  return errors === 0;
}
validate165.evaluated = { "props": { "protestNotifyUrl": true, "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true, "osType": true, "terminal": true, "userId": true, "email": true, "userAgent": true, "productInfoList": true, "sign": true, "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "shippingAddress2": true, "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "billingAddress2": true, "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var CashAppPaymentRequest = validate202;
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate203.evaluated;
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
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  if (!validate99(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
    errors = vErrors.length;
  }
  validate203.errors = vErrors;
  return errors === 0;
}
validate203.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
    errors = vErrors.length;
  }
  validate202.errors = vErrors;
  return errors === 0;
}
validate202.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var CashierOrderRequest = validate209;
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate209.evaluated;
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
  if (!validate169(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
    errors = vErrors.length;
  }
  if (!validate182(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
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
      if (!validate194(data.productInfoList, { instancePath: instancePath + "/productInfoList", parentData: data, parentDataProperty: "productInfoList", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  if (!validate99(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
    errors = vErrors.length;
  }
  if (!validate105(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
    errors = vErrors.length;
  }
  if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
    errors = vErrors.length;
  }
  validate209.errors = vErrors;
  return errors === 0;
}
validate209.evaluated = { "props": { "protestNotifyUrl": true, "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true, "osType": true, "terminal": true, "userId": true, "email": true, "userAgent": true, "productInfoList": true, "sign": true, "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "shippingAddress2": true, "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "billingAddress2": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var CashierPaymentRequest = validate219;
var schema73 = { "type": "string", "enum": ["CREDIT_CARD", "UNIONPAY_H5", "WECHAT", "ALIPAY", "APPLE_PAY", "VN_BANK", "CASH_APP", "CRYPTO", "GCASH", "GOOGLE_PAY", "PIX", "PER_TRANSFER", "SEPA", "SPEI"] };
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate221.evaluated;
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema73.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate221.errors = vErrors;
  return errors === 0;
}
validate221.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate219.evaluated;
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
      if (!validate221(data.paymentMode, { instancePath: instancePath + "/paymentMode", parentData: data, parentDataProperty: "paymentMode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
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
      if (!validate194(data.productInfoList, { instancePath: instancePath + "/productInfoList", parentData: data, parentDataProperty: "productInfoList", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if (data.sign !== void 0) {
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
  validate219.errors = vErrors;
  return errors === 0;
}
validate219.evaluated = { "props": { "paymentMode": true, "userAgent": true, "productInfoList": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var CryptoPaymentRequest = validate225;
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
  if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
    errors = vErrors.length;
  }
  validate225.errors = vErrors;
  return errors === 0;
}
validate225.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var Failure = validate227;
var schema76 = { "type": "string", "enum": ["10001", "10002", "10003", "10004", "10005", "10006", "10007", "10008", "10009", "10010", "10011", "20001", "20002", "20003", "20004", "30001", "40001", "90001", "90002"] };
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate228.evaluated;
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate228.errors = vErrors;
  return errors === 0;
}
validate228.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
      if (!validate228(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
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
  validate227.errors = vErrors;
  return errors === 0;
}
validate227.evaluated = { "props": { "code": true, "message": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var GCashPaymentRequest = validate230;
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate230.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
    errors = vErrors.length;
  }
  validate230.errors = vErrors;
  return errors === 0;
}
validate230.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var GooglePayPaymentRequest = validate232;
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate232.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
    errors = vErrors.length;
  }
  validate232.errors = vErrors;
  return errors === 0;
}
validate232.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var OrderListRequest = validate234;
var pattern16 = new RegExp("^[!-~]+$", "u");
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
    if (!pattern16.test(data)) {
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
  validate237.errors = vErrors;
  return errors === 0;
}
validate237.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern17 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$", "u");
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate240.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 19) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern17.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"' };
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
  validate240.errors = vErrors;
  return errors === 0;
}
validate240.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate239.evaluated;
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
      if (!validate240(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
        errors = vErrors.length;
      }
    }
    if (data.to !== void 0) {
      if (!validate240(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
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
  validate239.errors = vErrors;
  return errors === 0;
}
validate239.evaluated = { "props": { "from": true, "to": true }, "dynamicProps": false, "dynamicItems": false };
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
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.pageNum === void 0 && (missing0 = "pageNum")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.pageNum !== void 0) {
        let data0 = data.pageNum;
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 < 11 || isNaN(data0)) {
            const err1 = {};
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.pageSize === void 0) {
        const err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "pageSize" }, message: "must have required property 'pageSize'" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.pageSize !== void 0) {
        let data1 = data.pageSize;
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 < 10 || isNaN(data1)) {
            const err3 = { instancePath: instancePath + "/pageSize", schemaPath: "#/then/properties/pageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 10 }, message: "must be >= 10" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.pageSize = true;
      props0.pageNum = true;
    }
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merNo === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merNo" }, message: "must have required property 'merNo'" };
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
    if (data.sign === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sign" }, message: "must have required property 'sign'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (props0 !== true) {
      props0 = props0 || {};
      props0.merNo = true;
      props0.merOrderNos = true;
      props0.tradeNos = true;
      props0.dateLimit = true;
      props0.version = true;
      props0.pageNum = true;
      props0.pageSize = true;
      props0.sign = true;
    }
    if (data.merNo !== void 0) {
      if (!validate55(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.merOrderNos !== void 0) {
      let data3 = data.merOrderNos;
      if (Array.isArray(data3)) {
        if (data3.length > 100) {
          const err8 = { instancePath: instancePath + "/merOrderNos", schemaPath: "#/properties/merOrderNos/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        const length0 = data3.length;
        for (let index0 = 0; index0 < length0; index0++) {
          if (!validate57(data3[index0], { instancePath: instancePath + "/merOrderNos/" + index0, parentData: data3, parentDataProperty: index0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/merOrderNos", schemaPath: "#/properties/merOrderNos/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.tradeNos !== void 0) {
      let data5 = data.tradeNos;
      if (Array.isArray(data5)) {
        if (data5.length > 100) {
          const err10 = { instancePath: instancePath + "/tradeNos", schemaPath: "#/properties/tradeNos/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const length1 = data5.length;
        for (let index1 = 0; index1 < length1; index1++) {
          if (!validate237(data5[index1], { instancePath: instancePath + "/tradeNos/" + index1, parentData: data5, parentDataProperty: index1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/tradeNos", schemaPath: "#/properties/tradeNos/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.dateLimit !== void 0) {
      if (!validate239(data.dateLimit, { instancePath: instancePath + "/dateLimit", parentData: data, parentDataProperty: "dateLimit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== void 0) {
      if (!validate68(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.pageNum !== void 0) {
      let data9 = data.pageNum;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err12 = { instancePath: instancePath + "/pageNum", schemaPath: "#/properties/pageNum/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 1e9 || isNaN(data9)) {
          const err13 = { instancePath: instancePath + "/pageNum", schemaPath: "#/properties/pageNum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          const err14 = { instancePath: instancePath + "/pageNum", schemaPath: "#/properties/pageNum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data10 = data.pageSize;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err15 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 100 || isNaN(data10)) {
          const err16 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data10 < 1 || isNaN(data10)) {
          const err17 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.sign !== void 0) {
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
        errors = vErrors.length;
      }
    }
    if (data.pageSize !== void 0) {
      if (data.pageNum === void 0) {
        const err18 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "pageSize",
          missingProperty: "pageNum",
          depsCount: 1,
          deps: "pageNum"
        }, message: "must have property pageNum when property pageSize is present" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
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
  validate234.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate234.evaluated = { "dynamicProps": true, "dynamicItems": false };
var OrderListSuccess = validate246;
var schema86 = { "type": "integer", "enum": [1, 2, 3, 4, 5, 6] };
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate250.evaluated;
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema86.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate250.errors = vErrors;
  return errors === 0;
}
validate250.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema87 = { "type": "integer", "enum": [0, 1] };
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate265.evaluated;
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
  validate265.errors = vErrors;
  return errors === 0;
}
validate265.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema88 = { "type": "integer", "enum": [0, 1] };
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate267.evaluated;
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema88.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate267.errors = vErrors;
  return errors === 0;
}
validate267.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate249.evaluated;
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
      if (!validate250(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
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
      if (!validate237(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
        errors = vErrors.length;
      }
    }
    if (data.handlingFee !== void 0) {
      if (!validate131(data.handlingFee, { instancePath: instancePath + "/handlingFee", parentData: data, parentDataProperty: "handlingFee", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.receiveAmount !== void 0) {
      if (!validate131(data.receiveAmount, { instancePath: instancePath + "/receiveAmount", parentData: data, parentDataProperty: "receiveAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.settleAmount !== void 0) {
      if (!validate131(data.settleAmount, { instancePath: instancePath + "/settleAmount", parentData: data, parentDataProperty: "settleAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.margin !== void 0) {
      if (!validate131(data.margin, { instancePath: instancePath + "/margin", parentData: data, parentDataProperty: "margin", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.transactionProcessingFee !== void 0) {
      if (!validate131(data.transactionProcessingFee, { instancePath: instancePath + "/transactionProcessingFee", parentData: data, parentDataProperty: "transactionProcessingFee", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.exceptionHandlingFee !== void 0) {
      if (!validate131(data.exceptionHandlingFee, { instancePath: instancePath + "/exceptionHandlingFee", parentData: data, parentDataProperty: "exceptionHandlingFee", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.refundAmount !== void 0) {
      if (!validate131(data.refundAmount, { instancePath: instancePath + "/refundAmount", parentData: data, parentDataProperty: "refundAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.sourceAmount !== void 0) {
      if (!validate131(data.sourceAmount, { instancePath: instancePath + "/sourceAmount", parentData: data, parentDataProperty: "sourceAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.settlementCurrency !== void 0) {
      if (!validate116(data.settlementCurrency, { instancePath: instancePath + "/settlementCurrency", parentData: data, parentDataProperty: "settlementCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
      if (!validate265(data.marginStatus, { instancePath: instancePath + "/marginStatus", parentData: data, parentDataProperty: "marginStatus", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
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
      if (!validate267(data.settle, { instancePath: instancePath + "/settle", parentData: data, parentDataProperty: "settle", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
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
  validate249.errors = vErrors;
  return errors === 0;
}
validate249.evaluated = { "props": { "state": true, "merOrderNo": true, "tradeNo": true, "handlingFee": true, "receiveAmount": true, "settleAmount": true, "margin": true, "transactionProcessingFee": true, "exceptionHandlingFee": true, "refundAmount": true, "sourceAmount": true, "settlementCurrency": true, "refundCurrency": true, "sourceCurrency": true, "marginStatus": true, "refusalPayReason": true, "message": true, "settle": true }, "dynamicProps": false, "dynamicItems": false };
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate248.evaluated;
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
        const length0 = data4.length;
        for (let index0 = 0; index0 < length0; index0++) {
          if (!validate249(data4[index0], { instancePath: instancePath + "/list/" + index0, parentData: data4, parentDataProperty: index0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
            errors = vErrors.length;
          }
          if (errors > 100) {
            break;
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
  validate248.errors = vErrors;
  return errors === 0;
}
validate248.evaluated = { "props": { "pageNum": true, "pageSize": true, "totalPage": true, "total": true, "list": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
      if (!validate248(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
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
  validate246.errors = vErrors;
  return errors === 0;
}
validate246.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var PaymentSuccess = validate271;
var schema91 = { "type": "integer", "enum": [0, 1, 2] };
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema91.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate276.errors = vErrors;
  return errors === 0;
}
validate276.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
      if (!validate237(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
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
      if (!validate276(data.payCode, { instancePath: instancePath + "/payCode", parentData: data, parentDataProperty: "payCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
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
  validate273.errors = vErrors;
  return errors === 0;
}
validate273.evaluated = { "props": { "tradeNo": true, "merOrderNo": true, "payCode": true, "payUrl": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate271.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
      if (!validate273(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
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
  validate271.errors = vErrors;
  return errors === 0;
}
validate271.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var PayoutRequest = validate279;
var schema93 = { "type": "string", "enum": ["1", "2", "3", "4", "5", "6"] };
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate284.evaluated;
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema93.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate284.errors = vErrors;
  return errors === 0;
}
validate284.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema94 = { "type": "string", "enum": ["individual", "business"] };
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema94.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate293.errors = vErrors;
  return errors === 0;
}
validate293.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern18 = new RegExp("^(?!.*[A-Z]{3}[0-9]{1,9}\\.[0-9]{2}$)[!-~]+$", "u");
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate279.evaluated;
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
      if (!validate284(data.withdrawType, { instancePath: instancePath + "/withdrawType", parentData: data, parentDataProperty: "withdrawType", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
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
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
        if (!pattern18.test(data8)) {
          const err12 = { instancePath: instancePath + "/cardNo", schemaPath: "#/properties/cardNo/pattern", keyword: "pattern", params: { pattern: "^(?!.*[A-Z]{3}[0-9]{1,9}\\.[0-9]{2}$)[!-~]+$" }, message: 'must match pattern "^(?!.*[A-Z]{3}[0-9]{1,9}\\.[0-9]{2}$)[!-~]+$"' };
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
      if (!validate74(data16, { instancePath: instancePath + "/countryCode", parentData: data, parentDataProperty: "countryCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs27 === errors;
      valid1 = valid1 || _valid0;
      const _errs28 = errors;
      if (!validate76(data16, { instancePath: instancePath + "/countryCode", parentData: data, parentDataProperty: "countryCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
      if (!validate66(data.ipAddress, { instancePath: instancePath + "/ipAddress", parentData: data, parentDataProperty: "ipAddress", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== void 0) {
      if (!validate68(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.beneficiaryType !== void 0) {
      if (!validate293(data.beneficiaryType, { instancePath: instancePath + "/beneficiaryType", parentData: data, parentDataProperty: "beneficiaryType", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
        errors = vErrors.length;
      }
    }
    if (data.accountHolderType !== void 0) {
      let data22 = data.accountHolderType;
      if (typeof data22 === "string") {
        if (func1(data22) > 16) {
          const err35 = { instancePath: instancePath + "/accountHolderType", schemaPath: "#/properties/accountHolderType/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/accountHolderType", schemaPath: "#/properties/accountHolderType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
  } else {
    const err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err37];
    } else {
      vErrors.push(err37);
    }
    errors++;
  }
  validate279.errors = vErrors;
  return errors === 0;
}
validate279.evaluated = { "props": { "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "withdrawType": true, "returnUrl": true, "notifyUrl": true, "sign": true, "cardNo": true, "benFirstName": true, "benLastName": true, "mobile": true, "addressLine": true, "addressLine2": true, "city": true, "state": true, "countryCode": true, "postCode": true, "email": true, "ipAddress": true, "version": true, "beneficiaryType": true, "accountHolderType": true }, "dynamicProps": false, "dynamicItems": false };
var PayoutSuccess = validate295;
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate297.evaluated;
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
      if (!validate237(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
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
      if (!validate276(data.payCode, { instancePath: instancePath + "/payCode", parentData: data, parentDataProperty: "payCode", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
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
  validate297.errors = vErrors;
  return errors === 0;
}
validate297.evaluated = { "props": { "tradeNo": true, "merOrderNo": true, "payCode": true }, "dynamicProps": false, "dynamicItems": false };
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate295.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
      if (!validate297(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
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
  validate295.errors = vErrors;
  return errors === 0;
}
validate295.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var PerTransferPaymentRequest = validate302;
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
  if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
    errors = vErrors.length;
  }
  validate302.errors = vErrors;
  return errors === 0;
}
validate302.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var PixPaymentRequest = validate304;
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
  if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
    errors = vErrors.length;
  }
  validate304.errors = vErrors;
  return errors === 0;
}
validate304.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var RedirectSuccess = validate306;
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
  if (!validate273(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
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
  validate308.errors = vErrors;
  return errors === 0;
}
validate308.evaluated = { "props": { "payUrl": true, "tradeNo": true, "merOrderNo": true, "payCode": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
function validate306(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate306.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
      if (!validate308(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
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
  validate306.errors = vErrors;
  return errors === 0;
}
validate306.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var RefundQueryRequest = validate311;
var schema101 = { "allOf": [{ "$ref": "QueryCore" }, { "type": "object", "required": ["queryType", "refundNo"], "properties": { "queryType": { "type": "string", "maxLength": 16, "enum": ["refund"] }, "refundNo": { "$ref": "RefundNumber" } } }] };
var schema102 = { "type": "object", "required": ["merNo", "merOrderNo", "sign", "operationType", "version", "tradeNo"], "properties": { "merNo": { "$ref": "MerchantNumber" }, "merOrderNo": { "$ref": "MerchantOrderNumber" }, "sign": { "$ref": "Signature" }, "operationType": { "type": "string", "maxLength": 10, "enum": ["query"] }, "version": { "$ref": "ApiVersion" }, "tradeNo": { "$ref": "TradeNumber" } } };
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate312.evaluated;
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
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
        errors = vErrors.length;
      }
    }
    if (data.operationType !== void 0) {
      let data3 = data.operationType;
      if (!(data3 === "query")) {
        const err6 = { instancePath: instancePath + "/operationType", schemaPath: "#/properties/operationType/enum", keyword: "enum", params: { allowedValues: schema102.properties.operationType.enum }, message: "must be equal to one of the allowed values" };
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
      if (!validate68(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeNo !== void 0) {
      if (!validate237(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
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
  validate312.errors = vErrors;
  return errors === 0;
}
validate312.evaluated = { "props": { "merNo": true, "merOrderNo": true, "sign": true, "operationType": true, "version": true, "tradeNo": true }, "dynamicProps": false, "dynamicItems": false };
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
  validate319.errors = vErrors;
  return errors === 0;
}
validate319.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate311.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate312(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
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
        const err2 = { instancePath: instancePath + "/queryType", schemaPath: "#/allOf/1/properties/queryType/enum", keyword: "enum", params: { allowedValues: schema101.allOf[1].properties.queryType.enum }, message: "must be equal to one of the allowed values" };
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
      if (!validate319(data.refundNo, { instancePath: instancePath + "/refundNo", parentData: data, parentDataProperty: "refundNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
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
  validate311.errors = vErrors;
  return errors === 0;
}
validate311.evaluated = { "props": { "queryType": true, "refundNo": true, "merNo": true, "merOrderNo": true, "sign": true, "operationType": true, "version": true, "tradeNo": true }, "dynamicProps": false, "dynamicItems": false };
var RefundQuerySuccess = validate321;
var schema106 = { "type": "integer", "enum": [4, 5, 6] };
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate324.evaluated;
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema106.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate324.errors = vErrors;
  return errors === 0;
}
validate324.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern19 = new RegExp("^[0-9]{1,10}$", "u");
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate330.evaluated;
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
    if (!pattern19.test(data)) {
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
  validate330.errors = vErrors;
  return errors === 0;
}
validate330.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate333.evaluated;
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
      if (!validate131(data.refuseAmount, { instancePath: instancePath + "/refuseAmount", parentData: data, parentDataProperty: "refuseAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
      if (!validate131(data.actualRefuseAmount, { instancePath: instancePath + "/actualRefuseAmount", parentData: data, parentDataProperty: "actualRefuseAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.actualRefuseCurrency !== void 0) {
      if (!validate116(data.actualRefuseCurrency, { instancePath: instancePath + "/actualRefuseCurrency", parentData: data, parentDataProperty: "actualRefuseCurrency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeFee !== void 0) {
      if (!validate131(data.tradeFee, { instancePath: instancePath + "/tradeFee", parentData: data, parentDataProperty: "tradeFee", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.settle !== void 0) {
      if (!validate267(data.settle, { instancePath: instancePath + "/settle", parentData: data, parentDataProperty: "settle", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
        errors = vErrors.length;
      }
    }
    if (data.gasFee !== void 0) {
      if (!validate131(data.gasFee, { instancePath: instancePath + "/gasFee", parentData: data, parentDataProperty: "gasFee", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
      if (!validate131(data.receiveAmount, { instancePath: instancePath + "/receiveAmount", parentData: data, parentDataProperty: "receiveAmount", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
  validate333.errors = vErrors;
  return errors === 0;
}
validate333.evaluated = { "props": { "message": true, "refuseAmount": true, "refuseCurrency": true, "actualRefuseAmount": true, "actualRefuseCurrency": true, "tradeFee": true, "settle": true, "gasFee": true, "transactionHash": true, "receiveAmount": true }, "dynamicProps": false, "dynamicItems": false };
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate323.evaluated;
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
      if (!validate324(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
        errors = vErrors.length;
      }
    }
    if (data.refundNo !== void 0) {
      if (!validate319(data.refundNo, { instancePath: instancePath + "/refundNo", parentData: data, parentDataProperty: "refundNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
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
      if (!validate237(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
        errors = vErrors.length;
      }
    }
    if (data.merNo !== void 0) {
      if (!validate330(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
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
  if (!validate333(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
    errors = vErrors.length;
  }
  validate323.errors = vErrors;
  return errors === 0;
}
validate323.evaluated = { "props": { "message": true, "refuseAmount": true, "refuseCurrency": true, "actualRefuseAmount": true, "actualRefuseCurrency": true, "tradeFee": true, "settle": true, "gasFee": true, "transactionHash": true, "receiveAmount": true, "state": true, "refundNo": true, "refundAmount": true, "refundCurrency": true, "tradeNo": true, "merNo": true, "merOrderNo": true }, "dynamicProps": false, "dynamicItems": false };
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate321.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
      if (!validate323(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
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
  validate321.errors = vErrors;
  return errors === 0;
}
validate321.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var RefundRequest = validate344;
var schema109 = { "type": "object", "required": ["merNo", "merOrderNo", "amount", "sign", "operationType", "version", "tradeNo"], "properties": { "merNo": { "$ref": "MerchantNumber" }, "merOrderNo": { "$ref": "MerchantOrderNumber" }, "amount": { "$ref": "Amount" }, "notifyUrl": { "$ref": "WebAddress" }, "sign": { "$ref": "Signature" }, "operationType": { "type": "string", "maxLength": 10, "enum": ["refund"] }, "version": { "$ref": "ApiVersion" }, "tradeNo": { "$ref": "TradeNumber" }, "remark": { "type": "string", "maxLength": 1e3 } } };
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate344.evaluated;
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
      if (!validate95(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
        errors = vErrors.length;
      }
    }
    if (data.operationType !== void 0) {
      let data5 = data.operationType;
      if (!(data5 === "refund")) {
        const err7 = { instancePath: instancePath + "/operationType", schemaPath: "#/properties/operationType/enum", keyword: "enum", params: { allowedValues: schema109.properties.operationType.enum }, message: "must be equal to one of the allowed values" };
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
      if (!validate68(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeNo !== void 0) {
      if (!validate237(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
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
  validate344.errors = vErrors;
  return errors === 0;
}
validate344.evaluated = { "props": { "merNo": true, "merOrderNo": true, "amount": true, "notifyUrl": true, "sign": true, "operationType": true, "version": true, "tradeNo": true, "remark": true }, "dynamicProps": false, "dynamicItems": false };
var RefundSuccess = validate352;
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate354.evaluated;
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
      if (!validate319(data.refundNo, { instancePath: instancePath + "/refundNo", parentData: data, parentDataProperty: "refundNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeNo !== void 0) {
      if (!validate237(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
        errors = vErrors.length;
      }
    }
    if (data.merNo !== void 0) {
      if (!validate330(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
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
  validate354.errors = vErrors;
  return errors === 0;
}
validate354.evaluated = { "props": { "refundNo": true, "tradeNo": true, "merNo": true, "merOrderNo": true, "refundAmount": true, "refundCurrency": true }, "dynamicProps": false, "dynamicItems": false };
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate352.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
      if (!validate354(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
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
  validate352.errors = vErrors;
  return errors === 0;
}
validate352.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var SalesQueryRequest = validate362;
var schema112 = { "allOf": [{ "$ref": "QueryCore" }, { "type": "object", "required": ["queryType"], "properties": { "queryType": { "type": "string", "maxLength": 16, "enum": ["sales"] }, "refundNo": { "type": "string", "maxLength": 50 } } }] };
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
  if (!validate312(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
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
        const err1 = { instancePath: instancePath + "/queryType", schemaPath: "#/allOf/1/properties/queryType/enum", keyword: "enum", params: { allowedValues: schema112.allOf[1].properties.queryType.enum }, message: "must be equal to one of the allowed values" };
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
  validate362.errors = vErrors;
  return errors === 0;
}
validate362.evaluated = { "props": { "queryType": true, "refundNo": true, "merNo": true, "merOrderNo": true, "sign": true, "operationType": true, "version": true, "tradeNo": true }, "dynamicProps": false, "dynamicItems": false };
var SalesQuerySuccess = validate364;
var schema115 = { "type": "integer", "enum": [1, 2, 3] };
function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate367.evaluated;
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
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema115.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate367.errors = vErrors;
  return errors === 0;
}
validate367.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate366.evaluated;
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
      if (!validate367(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
        errors = vErrors.length;
      }
    }
    if (data.tradeNo !== void 0) {
      if (!validate237(data.tradeNo, { instancePath: instancePath + "/tradeNo", parentData: data, parentDataProperty: "tradeNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
        errors = vErrors.length;
      }
    }
    if (data.merNo !== void 0) {
      if (!validate330(data.merNo, { instancePath: instancePath + "/merNo", parentData: data, parentDataProperty: "merNo", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
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
      if (!validate240(data.expireTime, { instancePath: instancePath + "/expireTime", parentData: data, parentDataProperty: "expireTime", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
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
  if (!validate333(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
    errors = vErrors.length;
  }
  validate366.errors = vErrors;
  return errors === 0;
}
validate366.evaluated = { "props": { "message": true, "refuseAmount": true, "refuseCurrency": true, "actualRefuseAmount": true, "actualRefuseCurrency": true, "tradeFee": true, "settle": true, "gasFee": true, "transactionHash": true, "receiveAmount": true, "state": true, "tradeNo": true, "merNo": true, "merOrderNo": true, "expireTime": true }, "dynamicProps": false, "dynamicItems": false };
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate364.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
      if (!validate366(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
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
  validate364.errors = vErrors;
  return errors === 0;
}
validate364.evaluated = { "props": { "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var SepaPaymentRequest = validate375;
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
  if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
    errors = vErrors.length;
  }
  validate375.errors = vErrors;
  return errors === 0;
}
validate375.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var SpeiPaymentRequest = validate377;
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
  if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
    errors = vErrors.length;
  }
  validate377.errors = vErrors;
  return errors === 0;
}
validate377.evaluated = { "props": { "osType": true, "terminal": true, "userId": true, "email": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var UnionPayPaymentRequest = validate379;
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate379.evaluated;
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
  validate379.errors = vErrors;
  return errors === 0;
}
validate379.evaluated = { "props": { "protestNotifyUrl": true, "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true, "osType": true, "terminal": true, "userId": true, "email": true, "userAgent": true, "productInfoList": true, "sign": true, "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingAddress2": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingAddress2": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var VietnamPayPaymentRequest = validate381;
var schema119 = { "allOf": [{ "$ref": "OrderCore" }, { "type": "object", "required": ["sign"], "properties": { "productName": { "type": "string", "maxLength": 128 }, "paymentMethodStr": { "type": "string", "enum": ["qrcode", "va"] }, "vaBankId": { "type": "integer", "minimum": 1, "maximum": 999999999 }, "sign": { "$ref": "MethodSignature" } } }, { "$ref": "PayerAccount" }] };
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
        const err4 = { instancePath: instancePath + "/paymentMethodStr", schemaPath: "#/allOf/1/properties/paymentMethodStr/enum", keyword: "enum", params: { allowedValues: schema119.allOf[1].properties.paymentMethodStr.enum }, message: "must be equal to one of the allowed values" };
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
      if (!validate149(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
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
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  validate381.errors = vErrors;
  return errors === 0;
}
validate381.evaluated = { "props": { "userId": true, "email": true, "productName": true, "paymentMethodStr": true, "vaBankId": true, "sign": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var VietnamPaySuccess = validate385;
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate387.evaluated;
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
  validate387.errors = vErrors;
  return errors === 0;
}
validate387.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
  if (!validate271(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
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
      if (!validate387(data.sign, { instancePath: instancePath + "/sign", parentData: data, parentDataProperty: "sign", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
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
  validate385.errors = vErrors;
  return errors === 0;
}
validate385.evaluated = { "props": { "sign": true, "data": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var WeChatPaymentRequest = validate389;
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate389.evaluated;
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
  validate389.errors = vErrors;
  return errors === 0;
}
validate389.evaluated = { "props": { "protestNotifyUrl": true, "acceptHeader": true, "deviceId": true, "language": true, "timezone": true, "screenColorDepth": true, "screenHeight": true, "screenWidth": true, "javaEnabled": true, "javascriptEnabled": true, "latitude": true, "longitude": true, "deviceModel": true, "osVersion": true, "osType": true, "terminal": true, "userId": true, "email": true, "userAgent": true, "productInfoList": true, "sign": true, "shippingFirstName": true, "shippingLastName": true, "shippingAddress1": true, "shippingAddress2": true, "shippingCity": true, "shippingState": true, "shippingCountry": true, "shippingZipCode": true, "shippingPhone": true, "shippingEmail": true, "billingFirstName": true, "billingLastName": true, "billingAddress1": true, "billingAddress2": true, "billingCity": true, "billingState": true, "billingCountry": true, "billingZipCode": true, "billingPhone": true, "billingEmail": true, "cardNo": true, "cardExpireMonth": true, "cardExpireYear": true, "cardSecurityCode": true, "merNo": true, "merOrderNo": true, "currencyCode": true, "sourceAmount": true, "returnUrl": true, "notifyUrl": true, "ipAddress": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
CardPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "cardNo": { "text": true, "maxLength": 16, "private": true }, "cardExpireMonth": { "text": true, "maxLength": 2, "private": true }, "cardExpireYear": { "text": true, "maxLength": 4, "private": true }, "cardSecurityCode": { "text": true, "maxLength": 3, "private": true }, "billingFirstName": { "text": true, "maxLength": 50, "private": true }, "billingLastName": { "text": true, "maxLength": 50, "private": true }, "billingAddress1": { "text": true, "maxLength": 128, "private": true }, "billingAddress2": { "text": true, "maxLength": 128, "private": true }, "billingCity": { "text": true, "maxLength": 100, "private": true }, "billingState": { "text": true, "maxLength": 100, "private": true }, "billingCountry": { "text": true, "maxLength": 2, "private": true }, "billingZipCode": { "text": true, "maxLength": 20, "private": true }, "billingPhone": { "text": true, "maxLength": 20, "private": true }, "billingEmail": { "text": true, "private": true, "maxLength": 100 }, "shippingFirstName": { "text": true, "maxLength": 50, "private": true }, "shippingLastName": { "text": true, "maxLength": 50, "private": true }, "shippingAddress1": { "text": true, "maxLength": 128, "private": true }, "shippingAddress2": { "text": true, "maxLength": 128, "private": true }, "shippingCity": { "text": true, "maxLength": 100, "private": true }, "shippingState": { "text": true, "maxLength": 100, "private": true }, "shippingCountry": { "text": true, "maxLength": 2, "private": true }, "shippingZipCode": { "text": true, "maxLength": 20, "private": true }, "shippingPhone": { "text": true, "maxLength": 20, "private": true }, "shippingEmail": { "text": true, "private": true, "maxLength": 100 }, "userAgent": { "text": true, "maxLength": 128, "private": true }, "productInfoList": { "maxItems": 1e3, "items": { "fields": { "sku": { "text": true, "maxLength": 64 }, "productName": { "text": true, "maxLength": 128 }, "price": { "text": true, "maxLength": 16 }, "quantity": { "text": true, "maxLength": 16 } } } }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 }, "acceptHeader": { "text": true, "maxLength": 512, "private": true }, "deviceId": { "text": true, "maxLength": 255, "private": true }, "language": { "text": true, "maxLength": 255 }, "timezone": { "text": true, "maxLength": 255 }, "screenColorDepth": {}, "screenHeight": {}, "screenWidth": {}, "javaEnabled": {}, "javascriptEnabled": {}, "latitude": { "text": true, "maxLength": 255, "private": true }, "longitude": { "text": true, "maxLength": 255, "private": true }, "deviceModel": { "text": true, "maxLength": 255 }, "osVersion": { "text": true, "maxLength": 255 }, "protestNotifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" } } };
UnionPayPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "cardNo": { "text": true, "maxLength": 16, "private": true }, "cardExpireMonth": { "text": true, "maxLength": 2, "private": true }, "cardExpireYear": { "text": true, "maxLength": 4, "private": true }, "cardSecurityCode": { "text": true, "maxLength": 3, "private": true }, "billingFirstName": { "text": true, "maxLength": 50, "private": true }, "billingLastName": { "text": true, "maxLength": 50, "private": true }, "billingAddress1": { "text": true, "maxLength": 128, "private": true }, "billingAddress2": { "text": true, "maxLength": 128, "private": true }, "billingCity": { "text": true, "maxLength": 100, "private": true }, "billingState": { "text": true, "maxLength": 100, "private": true }, "billingCountry": { "text": true, "maxLength": 2, "private": true }, "billingZipCode": { "text": true, "maxLength": 20, "private": true }, "billingPhone": { "text": true, "maxLength": 20, "private": true }, "billingEmail": { "text": true, "private": true, "maxLength": 100 }, "shippingFirstName": { "text": true, "maxLength": 50, "private": true }, "shippingLastName": { "text": true, "maxLength": 50, "private": true }, "shippingAddress1": { "text": true, "maxLength": 128, "private": true }, "shippingAddress2": { "text": true, "maxLength": 128, "private": true }, "shippingCity": { "text": true, "maxLength": 100, "private": true }, "shippingState": { "text": true, "maxLength": 100, "private": true }, "shippingCountry": { "text": true, "maxLength": 2, "private": true }, "shippingZipCode": { "text": true, "maxLength": 20, "private": true }, "shippingPhone": { "text": true, "maxLength": 20, "private": true }, "shippingEmail": { "text": true, "private": true, "maxLength": 100 }, "userAgent": { "text": true, "maxLength": 128, "private": true }, "productInfoList": { "maxItems": 1e3, "items": { "fields": { "sku": { "text": true, "maxLength": 64 }, "productName": { "text": true, "maxLength": 128 }, "price": { "text": true, "maxLength": 16 }, "quantity": { "text": true, "maxLength": 16 } } }, "text": true }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 }, "acceptHeader": { "text": true, "maxLength": 512, "private": true }, "deviceId": { "text": true, "maxLength": 255, "private": true }, "language": { "text": true, "maxLength": 255 }, "timezone": { "text": true, "maxLength": 255 }, "screenColorDepth": {}, "screenHeight": {}, "screenWidth": {}, "javaEnabled": {}, "javascriptEnabled": {}, "latitude": { "text": true, "maxLength": 255, "private": true }, "longitude": { "text": true, "maxLength": 255, "private": true }, "deviceModel": { "text": true, "maxLength": 255 }, "osVersion": { "text": true, "maxLength": 255 }, "protestNotifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" } } };
WeChatPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "cardNo": { "text": true, "maxLength": 16, "private": true }, "cardExpireMonth": { "text": true, "maxLength": 2, "private": true }, "cardExpireYear": { "text": true, "maxLength": 4, "private": true }, "cardSecurityCode": { "text": true, "maxLength": 3, "private": true }, "billingFirstName": { "text": true, "maxLength": 50, "private": true }, "billingLastName": { "text": true, "maxLength": 50, "private": true }, "billingAddress1": { "text": true, "maxLength": 128, "private": true }, "billingAddress2": { "text": true, "maxLength": 128, "private": true }, "billingCity": { "text": true, "maxLength": 100, "private": true }, "billingState": { "text": true, "maxLength": 100, "private": true }, "billingCountry": { "text": true, "maxLength": 2, "private": true }, "billingZipCode": { "text": true, "maxLength": 20, "private": true }, "billingPhone": { "text": true, "maxLength": 20, "private": true }, "billingEmail": { "text": true, "private": true, "maxLength": 100 }, "shippingFirstName": { "text": true, "maxLength": 50, "private": true }, "shippingLastName": { "text": true, "maxLength": 50, "private": true }, "shippingAddress1": { "text": true, "maxLength": 128, "private": true }, "shippingAddress2": { "text": true, "maxLength": 128, "private": true }, "shippingCity": { "text": true, "maxLength": 100, "private": true }, "shippingState": { "text": true, "maxLength": 100, "private": true }, "shippingCountry": { "text": true, "maxLength": 2, "private": true }, "shippingZipCode": { "text": true, "maxLength": 20, "private": true }, "shippingPhone": { "text": true, "maxLength": 20, "private": true }, "shippingEmail": { "text": true, "private": true, "maxLength": 100 }, "userAgent": { "text": true, "maxLength": 128, "private": true }, "productInfoList": { "maxItems": 1e3, "items": { "fields": { "sku": { "text": true, "maxLength": 64 }, "productName": { "text": true, "maxLength": 128 }, "price": { "text": true, "maxLength": 16 }, "quantity": { "text": true, "maxLength": 16 } } }, "text": true }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 }, "acceptHeader": { "text": true, "maxLength": 512, "private": true }, "deviceId": { "text": true, "maxLength": 255, "private": true }, "language": { "text": true, "maxLength": 255 }, "timezone": { "text": true, "maxLength": 255 }, "screenColorDepth": {}, "screenHeight": {}, "screenWidth": {}, "javaEnabled": {}, "javascriptEnabled": {}, "latitude": { "text": true, "maxLength": 255, "private": true }, "longitude": { "text": true, "maxLength": 255, "private": true }, "deviceModel": { "text": true, "maxLength": 255 }, "osVersion": { "text": true, "maxLength": 255 }, "protestNotifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" } } };
AlipayPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "cardNo": { "text": true, "maxLength": 16, "private": true }, "cardExpireMonth": { "text": true, "maxLength": 2, "private": true }, "cardExpireYear": { "text": true, "maxLength": 4, "private": true }, "cardSecurityCode": { "text": true, "maxLength": 3, "private": true }, "billingFirstName": { "text": true, "maxLength": 50, "private": true }, "billingLastName": { "text": true, "maxLength": 50, "private": true }, "billingAddress1": { "text": true, "maxLength": 128, "private": true }, "billingAddress2": { "text": true, "maxLength": 128, "private": true }, "billingCity": { "text": true, "maxLength": 100, "private": true }, "billingState": { "text": true, "maxLength": 100, "private": true }, "billingCountry": { "text": true, "maxLength": 2, "private": true }, "billingZipCode": { "text": true, "maxLength": 20, "private": true }, "billingPhone": { "text": true, "maxLength": 20, "private": true }, "billingEmail": { "text": true, "private": true, "maxLength": 100 }, "shippingFirstName": { "text": true, "maxLength": 50, "private": true }, "shippingLastName": { "text": true, "maxLength": 50, "private": true }, "shippingAddress1": { "text": true, "maxLength": 128, "private": true }, "shippingAddress2": { "text": true, "maxLength": 128, "private": true }, "shippingCity": { "text": true, "maxLength": 100, "private": true }, "shippingState": { "text": true, "maxLength": 100, "private": true }, "shippingCountry": { "text": true, "maxLength": 2, "private": true }, "shippingZipCode": { "text": true, "maxLength": 20, "private": true }, "shippingPhone": { "text": true, "maxLength": 20, "private": true }, "shippingEmail": { "text": true, "private": true, "maxLength": 100 }, "userAgent": { "text": true, "maxLength": 128, "private": true }, "productInfoList": { "maxItems": 1e3, "items": { "fields": { "sku": { "text": true, "maxLength": 64 }, "productName": { "text": true, "maxLength": 128 }, "price": { "text": true, "maxLength": 16 }, "quantity": { "text": true, "maxLength": 16 } } }, "text": true }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 }, "acceptHeader": { "text": true, "maxLength": 512, "private": true }, "deviceId": { "text": true, "maxLength": 255, "private": true }, "language": { "text": true, "maxLength": 255 }, "timezone": { "text": true, "maxLength": 255 }, "screenColorDepth": {}, "screenHeight": {}, "screenWidth": {}, "javaEnabled": {}, "javascriptEnabled": {}, "latitude": { "text": true, "maxLength": 255, "private": true }, "longitude": { "text": true, "maxLength": 255, "private": true }, "deviceModel": { "text": true, "maxLength": 255 }, "osVersion": { "text": true, "maxLength": 255 }, "protestNotifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" } } };
ApplePayPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "products": { "maxItems": 1e3, "items": { "fields": { "sku": { "text": true, "maxLength": 64 }, "productName": { "text": true, "maxLength": 128 }, "productUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "price": { "text": true, "maxLength": 16 }, "quantity": { "text": true, "maxLength": 16 } } } }, "browser": { "fields": { "screenHeight": { "text": true, "maxLength": 16 }, "screenWidth": { "text": true, "maxLength": 16 }, "timeZoneOffset": { "text": true, "maxLength": 16 }, "userAgent": { "text": true, "maxLength": 512, "private": true }, "visitorId": { "text": true, "maxLength": 255, "private": true } } }, "sign": { "text": true, "maxLength": 1024, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true } } };
VietnamPayPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "productName": { "text": true, "maxLength": 128 }, "paymentMethodStr": { "text": true }, "vaBankId": {}, "sign": { "text": true, "maxLength": 1024, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true } } };
CashAppPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 } } };
CryptoPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 } } };
GCashPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 } } };
GooglePayPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 } } };
PixPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 } } };
PerTransferPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 } } };
SepaPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 } } };
SpeiPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 } } };
CashierOrderRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "billingFirstName": { "text": true, "maxLength": 50, "private": true }, "billingLastName": { "text": true, "maxLength": 50, "private": true }, "billingAddress1": { "text": true, "maxLength": 128, "private": true }, "billingAddress2": { "text": true, "maxLength": 128, "private": true }, "billingCity": { "text": true, "maxLength": 100, "private": true }, "billingState": { "text": true, "maxLength": 100, "private": true }, "billingCountry": { "text": true, "maxLength": 2, "private": true }, "billingZipCode": { "text": true, "maxLength": 20, "private": true }, "billingPhone": { "text": true, "maxLength": 20, "private": true }, "billingEmail": { "text": true, "private": true, "maxLength": 100 }, "shippingFirstName": { "text": true, "maxLength": 50, "private": true }, "shippingLastName": { "text": true, "maxLength": 50, "private": true }, "shippingAddress1": { "text": true, "maxLength": 128, "private": true }, "shippingAddress2": { "text": true, "maxLength": 128, "private": true }, "shippingCity": { "text": true, "maxLength": 100, "private": true }, "shippingState": { "text": true, "maxLength": 100, "private": true }, "shippingCountry": { "text": true, "maxLength": 2, "private": true }, "shippingZipCode": { "text": true, "maxLength": 20, "private": true }, "shippingPhone": { "text": true, "maxLength": 20, "private": true }, "shippingEmail": { "text": true, "private": true, "maxLength": 100 }, "userAgent": { "text": true, "maxLength": 128, "private": true }, "productInfoList": { "maxItems": 1e3, "items": { "fields": { "sku": { "text": true, "maxLength": 64 }, "productName": { "text": true, "maxLength": 128 }, "price": { "text": true, "maxLength": 16 }, "quantity": { "text": true, "maxLength": 16 } } } }, "sign": { "text": true, "maxLength": 32, "private": true }, "userId": { "text": true, "maxLength": 255, "private": true }, "email": { "text": true, "maxLength": 255, "private": true }, "osType": { "text": true, "maxLength": 255 }, "terminal": { "text": true, "maxLength": 255 }, "acceptHeader": { "text": true, "maxLength": 512, "private": true }, "deviceId": { "text": true, "maxLength": 255, "private": true }, "language": { "text": true, "maxLength": 255 }, "timezone": { "text": true, "maxLength": 255 }, "screenColorDepth": {}, "screenHeight": {}, "screenWidth": {}, "javaEnabled": {}, "javascriptEnabled": {}, "latitude": { "text": true, "maxLength": 255, "private": true }, "longitude": { "text": true, "maxLength": 255, "private": true }, "deviceModel": { "text": true, "maxLength": 255 }, "osVersion": { "text": true, "maxLength": 255 }, "protestNotifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" } } };
CashierPaymentRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "paymentMode": { "text": true }, "userAgent": { "text": true, "maxLength": 128, "private": true }, "productInfoList": { "maxItems": 1e3, "items": { "fields": { "sku": { "text": true, "maxLength": 64 }, "productName": { "text": true, "maxLength": 128 }, "price": { "text": true, "maxLength": 16 }, "quantity": { "text": true, "maxLength": 16 } } } }, "sign": { "text": true, "maxLength": 32, "private": true } } };
PayoutRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "currencyCode": { "text": true, "maxLength": 3 }, "sourceAmount": { "text": true, "maxLength": 12 }, "withdrawType": { "text": true }, "returnUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "sign": { "text": true, "maxLength": 32, "private": true }, "cardNo": { "text": true, "maxLength": 77, "private": true }, "benFirstName": { "text": true, "maxLength": 50, "private": true }, "benLastName": { "text": true, "maxLength": 50, "private": true }, "mobile": { "text": true, "maxLength": 20, "private": true }, "addressLine": { "text": true, "maxLength": 128, "private": true }, "addressLine2": { "text": true, "maxLength": 128, "private": true }, "city": { "text": true, "maxLength": 100, "private": true }, "state": { "text": true, "maxLength": 100, "private": true }, "countryCode": { "text": true, "maxLength": 2, "private": true }, "postCode": { "text": true, "maxLength": 20, "private": true }, "email": { "text": true, "maxLength": 100, "private": true }, "ipAddress": { "text": true, "maxLength": 64, "check": "ipAddress", "private": true }, "version": { "text": true, "maxLength": 6 }, "beneficiaryType": { "text": true }, "accountHolderType": { "text": true, "maxLength": 16 } } };
RefundRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "amount": { "text": true, "maxLength": 12 }, "notifyUrl": { "text": true, "maxLength": 512, "check": "webAddress" }, "sign": { "text": true, "maxLength": 32, "private": true }, "operationType": { "text": true, "maxLength": 10 }, "version": { "text": true, "maxLength": 6 }, "tradeNo": { "text": true, "maxLength": 50 }, "remark": { "text": true, "maxLength": 1e3 } } };
SalesQueryRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "sign": { "text": true, "maxLength": 32, "private": true }, "operationType": { "text": true, "maxLength": 10 }, "version": { "text": true, "maxLength": 6 }, "tradeNo": { "text": true, "maxLength": 50 }, "queryType": { "text": true, "maxLength": 16 }, "refundNo": { "text": true, "maxLength": 50 } } };
RefundQueryRequest.shape = { "fields": { "merNo": {}, "merOrderNo": { "text": true, "maxLength": 32 }, "sign": { "text": true, "maxLength": 32, "private": true }, "operationType": { "text": true, "maxLength": 10 }, "version": { "text": true, "maxLength": 6 }, "tradeNo": { "text": true, "maxLength": 50 }, "queryType": { "text": true, "maxLength": 16 }, "refundNo": { "text": true, "maxLength": 50 } } };
BalanceQueryRequest.shape = { "fields": { "merNo": {}, "version": { "text": true, "maxLength": 6 }, "sign": { "text": true, "maxLength": 32, "private": true }, "currency": { "text": true, "maxLength": 10 } } };
OrderListRequest.shape = { "fields": { "merNo": {}, "merOrderNos": { "maxItems": 100, "items": { "text": true, "maxLength": 32 } }, "tradeNos": { "maxItems": 100, "items": { "text": true, "maxLength": 50 } }, "dateLimit": { "fields": { "from": { "text": true, "maxLength": 19, "check": "calendarDay" }, "to": { "text": true, "maxLength": 19, "check": "calendarDay" } } }, "version": { "text": true, "maxLength": 6 }, "pageNum": {}, "pageSize": {}, "sign": { "text": true, "maxLength": 32, "private": true } } };
AmountQueryRequest.shape = { "fields": { "merNo": {}, "orderStatusList": { "maxItems": 6, "items": { "text": true } }, "sourceCurrencyList": { "maxItems": 100, "items": { "text": true, "maxLength": 3 } }, "settleCurrencyList": { "maxItems": 100, "items": { "text": true, "maxLength": 10 } }, "merOrderNoList": { "maxItems": 100, "items": { "text": true, "maxLength": 32 } }, "settlementStatusList": { "maxItems": 2, "items": { "text": true } }, "startDate": { "text": true, "maxLength": 10, "check": "calendarDay" }, "endDate": { "text": true, "maxLength": 10, "check": "calendarDay" }, "version": { "text": true, "maxLength": 6 }, "sign": { "text": true, "maxLength": 32, "private": true } } };
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
