// Copies the recovery codes, or saves them as a file. The file is made here: no address leads to the codes a second time.

const sheet = document.querySelector('[data-codes]');
const text = [...(sheet?.querySelectorAll('code') ?? [])].map((code) => `${code.textContent}\n`).join('');

for (const button of sheet?.querySelectorAll('button') ?? []) button.hidden = false;

sheet?.querySelector('[data-do=copy]').addEventListener('click', async () => {
  await navigator.clipboard.writeText(text);
  say('The codes were copied.');
});

sheet?.querySelector('[data-do=save]').addEventListener('click', () => {
  const { origin } = location;
  const lines = `Tollgate recovery codes\n${origin}\nEach code works once.\n\n${text}`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([lines], { type: 'text/plain' }));
  link.download = 'tollgate-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  say('The codes were saved as a file.');
});

function say(words) {
  sheet.querySelector('[role=status]').textContent = words;
}
