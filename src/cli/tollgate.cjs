#!/usr/bin/env node
'use strict';

// The `tollgate` command of an installed package. Old versions of Node must be able to read this file, to say what they lack.

var NODE_MAJOR_MIN = 24;
/**
 * Shorter pauses of garbage collection (DECISIONS.md, 11), and less memory: otherwise V8 lets garbage of three times what is in
 * use pile up. What is loaded at the start is not garbage, so nothing is collected before it is there. They can be set only when a
 * process starts.
 */
var SERVE_FLAGS = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=16',
  '--initial-old-space-size=64',
  '--heap-growing-percent=100',
  '--v8-pool-size=1',
];
var NOT_SERVING = ['--help', '-h', '--version', '-v'];

if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR_MIN) {
  console.error('Tollgate needs Node ' + NODE_MAJOR_MIN + ' or newer; this is Node ' + process.versions.node + '.');
  process.exit(1);
}
if (isServing(process.argv[2])) restartWithFlags();
import('./main.js').catch(function (error) {
  console.error(error);
  process.exit(1);
});

/** A bare command serves too. */
function isServing(word) {
  return word === undefined || word === 'serve' || (word[0] === '-' && NOT_SERVING.indexOf(word) === -1);
}

/** The process stays the same one for its supervisor. Windows cannot do this, and serves without the flags. */
function restartWithFlags() {
  var given = process.execArgv.concat((process.env.NODE_OPTIONS || '').split(' ')).join(' ');
  var missing = SERVE_FLAGS.filter(function (flag) {
    return given.indexOf(flag.split('=')[0]) === -1;
  });
  if (missing.length === 0 || process.platform === 'win32' || process.execve === undefined) return;
  var args = missing.concat(process.execArgv, [__filename], process.argv.slice(2));
  process.execve(process.execPath, [process.execPath].concat(args), process.env);
}
