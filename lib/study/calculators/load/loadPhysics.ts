import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import { type LoadCalculate, relationOf } from './loadCalculate';

const mechanics = () =>
  import(/* webpackChunkName: "physics-tools" */ '@/lib/study/calculators/physics/mechanics');
const electricity = () =>
  import(/* webpackChunkName: "physics-tools" */ '@/lib/study/calculators/physics/electricity');

/** What works each physics calculator out, fetched one by one. */
export const LOAD_PHYSICS: Record<PhysicsCalculatorId, LoadCalculate> = {
  speed: relationOf(async () => (await mechanics()).speed),
  acceleration: relationOf(async () => (await mechanics()).acceleration),
  force: relationOf(async () => (await mechanics()).force),
  'kinetic-energy': relationOf(async () => (await mechanics()).kineticEnergy),
  'potential-energy': async () =>
    (
      await import(
        /* webpackChunkName: "physics-tools" */ '@/lib/study/calculators/physics/potential'
      )
    ).calculatePotential,
  'ohms-law': relationOf(async () => (await electricity()).ohm),
  power: relationOf(async () => (await mechanics()).power),
  'electric-power': relationOf(async () => (await electricity()).electricPower),
  pressure: relationOf(async () => (await mechanics()).pressure),
  density: relationOf(async () => (await mechanics()).density),
  projectile: async () =>
    (
      await import(
        /* webpackChunkName: "physics-tools" */ '@/lib/study/calculators/physics/projectile'
      )
    ).calculateProjectile,
  lens: relationOf(
    async () =>
      (await import(/* webpackChunkName: "physics-tools" */ '@/lib/study/calculators/physics/lens'))
        .lens,
  ),
};
