import { componentName, contractRule, objectOf, textsOf } from '../contract-view.ts';
import { operationsOf, variantsOf } from '../operations.ts';
import { propertiesOf } from '../schemas.ts';

/** Each request carries `sign`, required, in the scalar that fits the forms that its method takes. */
export const requestSign = contractRule((view) => {
  for (const { name, operation } of operationsOf(view)) {
    const rule = objectOf(operation.node['x-signature']);
    for (const variant of variantsOf(view, operation)) {
      if (variant.request === undefined) continue;
      const forms = textsOf(objectOf(rule['formsByVariant'])[variant.name] ?? rule['forms']);
      const wanted = forms.includes('rsa-sha256') ? 'MethodSignature' : 'Signature';
      const sign = propertiesOf(view, variant.request).find((property) => property.name === 'sign');
      if (sign === undefined || !sign.required) {
        view.report(`${name}: the request of ${variant.name} must require sign`, variant.request.at);
      } else if (componentName(sign.written.node) !== wanted) {
        view.report(`${name}: sign of ${variant.name} must refer to ${wanted}, by the forms it takes`, sign.written.at);
      }
    }
  }
});
