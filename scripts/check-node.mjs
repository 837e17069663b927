// npm scripts run on the Node 24 in scripts/node. If it is missing, say so instead of failing on syntax.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Tollgate needs Node 24, and this is ${process.versions.node} (${process.platform} ${process.arch}). ` +
      'Run "npm ci" without --omit=optional, or install Node 24.',
  );
  process.exit(1);
}
