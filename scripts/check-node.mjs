// npm scripts run on the Node 24 in scripts/node. If it is missing, say so instead of failing on syntax.
const { platform, arch, versions, env } = process;
const [major] = versions.node.split('.').map(Number);
if (major < 24) end(`Tollgate needs Node 24, and this is ${versions.node} (${platform} ${arch}). ${remedy()}`);
// Those scripts become the gateway by `exec`, so that it gets the signals. Windows has no such command.
if (platform === 'win32' && ['prestart', 'premock'].includes(env.npm_lifecycle_event) && !env.npm_config_script_shell) {
  end('On Windows, run a clone in WSL; or install Node 24 and the package "tollgate", and run "npx tollgate".');
}

function remedy() {
  // npm has Node 24 as a package for the other platforms.
  if (platform === 'darwin' && arch === 'arm64')
    return 'On Apple Silicon, install Node 24 yourself: "brew install node@24".';
  return 'Run "npm ci" without --omit=optional, or install Node 24.';
}

function end(line) {
  console.error(line);
  process.exit(1);
}
