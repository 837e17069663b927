// Sends the form that waited while its sender signed in. Without this script, its button does.

document.querySelector('form[data-resume]')?.requestSubmit();
