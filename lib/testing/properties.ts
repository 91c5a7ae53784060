import fc from 'fast-check';
import { IS_LONG } from './size';

// The same cases in every run, so that a red test is about the change; FC_SEED=7 tries others.
fc.configureGlobal({
  seed: Number(process.env.FC_SEED ?? 20_250_601),
  numRuns: IS_LONG ? 100 : 30,
});

/** fast-check with this project's settings. Loaded only where properties are tried: it is large. */
export default fc;
