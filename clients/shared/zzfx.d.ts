// What we use of zzfx, which brings no types.
declare module "zzfx" {
  export const ZZFX: { buildSamples(...recipe: readonly number[]): number[] };
}
