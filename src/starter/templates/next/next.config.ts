import type { NextConfig } from 'next';

const config: NextConfig = {
  // The kit is plain ESM for Node; there is nothing to bundle.
  serverExternalPackages: ['@tollgate/kit'],
};

export default config;
