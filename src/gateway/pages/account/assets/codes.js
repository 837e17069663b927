// Copies the recovery codes, or saves them as a file. The file is made here: no address leads to the codes a second time.
// Words of the page's language, by the English ones.
const words = JSON.parse(document.body.dataset.words ?? '{}');
const say = (text, ...values) => (words[text] ?? text).replace(/\{(\d)\}/g, (_, place) => values[place - 1]);

const sheet = document.querySelector('[data-codes]');
const codes = [...(sheet?.querySelectorAll('code') ?? [])].map((code) => `${code.textContent}\n`).join('');

for (const button of sheet?.querySelectorAll('button') ?? []) button.hidden = false;

sheet?.querySelector('[data-do=copy]').addEventListener('click', async () => {
  await navigator.clipboard.writeText(codes);
  tell(say('The codes were copied.'));
});

sheet?.querySelector('[data-do=save]').addEventListener('click', () => {
  const { origin } = location;
  const lines = `${say('Tollgate recovery codes')}\n${origin}\n${say('Each code works once.')}\n\n${codes}`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([lines], { type: 'text/plain' }));
  link.download = 'tollgate-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  tell(say('The codes were saved as a file.'));
});

function tell(text) {
  sheet.querySelector('[role=status]').textContent = text;
}
