import { NOTHING } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { alertNotice } from '../../design/notice.ts';
import type { View } from './view.ts';

/** S13: a form was rejected because its cookie was missing. */
export function sessionNotice({ language, isSessionLost }: View): Html {
  const { sessionTitle, sessionBody } = language.texts;
  return isSessionLost ? alertNotice(sessionTitle, [sessionBody]) : NOTHING;
}
