import { say } from '../../../../../web/texts.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { formFields } from '../../../desk/views/forms.ts';
import { section } from '../../../desk/views/parts.ts';
import { BRANDING } from './branding.ts';
import type { BrandingAnswer } from './branding.ts';

const SHOWN_HEIGHT_MAX = 80;
const SHOWN_WIDTH_MAX = 240;

export function logoSection(exchange: SignedInExchange, { logo }: BrandingAnswer, mayChange: boolean): Html {
  return section(
    say`Logo`,
    html`${logo === null ? html`<p class="soft">No logo: payers see the first letter of the name.</p>` : logoPicture(logo)}
    ${mayChange ? upload(exchange) : NOTHING}`,
    {
      ...(mayChange &&
        logo !== null && { actions: html`<a class="button small" href="${BRANDING}/logo/remove">Remove…</a>` }),
    },
  );
}

export function logoPicture({ path, width, height, bytes }: NonNullable<BrandingAnswer['logo']>): Html {
  const scale = Math.min(1, SHOWN_WIDTH_MAX / width, SHOWN_HEIGHT_MAX / height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return html`<p class="logo">
      <img src="${path}" alt="The logo as payers see it" width="${side(width)}" height="${side(height)}" />
    </p>
    <p class="soft">${width} × ${height} pixels, ${Math.ceil(bytes / 1000)} kB</p>`;
}

function upload(exchange: SignedInExchange): Html {
  return html`<form method="post" action="${BRANDING}/logo" enctype="multipart/form-data" class="act" data-once>
    ${formFields(exchange, `${BRANDING}/logo`)}
    <div class="field">
      <label for="picture">PNG or JPEG picture</label>
      <input
        type="file"
        id="picture"
        name="picture"
        accept="image/png,image/jpeg"
        required
        aria-describedby="picture-hint"
      />
      <p class="soft" id="picture-hint">
        Up to 1 MB and 2000 pixels on each side. It is stored without hidden data, such as the place where it was taken.
      </p>
    </div>
    <div class="actions"><button class="button">Upload the logo</button></div>
  </form>`;
}
