import type { Calculate } from '@/lib/study/calculators/calculator';
import type { Relation } from '@/lib/study/calculators/physics/relation';

/**
 * Fetches what works a calculator out: its page shows the example worked out, and few ask for more. The
 * tools of a subject share a chunk (webpackChunkName): every page carries the names of all chunks.
 */
export type LoadCalculate = () => Promise<Calculate>;

/** Of a calculator that turns a law round for whichever quantity is missing. */
export const relationOf =
  (loadLaw: () => Promise<Relation>): LoadCalculate =>
  async () => {
    const [{ solveRelation }, law] = await Promise.all([
      import(/* webpackChunkName: "physics-tools" */ '@/lib/study/calculators/physics/relation'),
      loadLaw(),
    ]);
    return (inputs) => solveRelation(law, inputs);
  };
