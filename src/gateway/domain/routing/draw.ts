// Chance that comes out the same each time: the same order and the same purpose draw the same number, on every node and in a simulation.

const FNV_START = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;
const RANGE = 0x1_00_00_00_00;

/** From 0 up to, but not including, 1. */
export function drawOf(tradeNo: string, purpose: string): number {
  let hash = FNV_START;
  for (let index = 0; index < tradeNo.length; index += 1) {
    hash = Math.imul(hash ^ tradeNo.charCodeAt(index), FNV_PRIME);
  }
  for (let index = 0; index < purpose.length; index += 1) {
    hash = Math.imul(hash ^ purpose.charCodeAt(index), FNV_PRIME);
  }
  return mixed(hash) / RANGE;
}

/** The end of MurmurHash3: without it, numbers that differ in their last characters draw alike. */
function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 16);
  bits = Math.imul(bits, 0x85_eb_ca_6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2_b2_ae_35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
