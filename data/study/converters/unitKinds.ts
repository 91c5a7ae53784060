import { AREA } from './areaUnits';
import { DATA } from './dataUnits';
import { LENGTH } from './lengthUnits';
import { MASS } from './massUnits';
import { SPEED } from './speedUnits';
import { TEMPERATURE } from './temperatureUnits';
import { TIME } from './timeUnits';
import type { UnitKind, UnitKindId } from './unit';
import { VOLUME } from './volumeUnits';

/** What can be converted, and the units of each. */
export const UNIT_KINDS: Readonly<Record<UnitKindId, UnitKind>> = {
  length: LENGTH,
  mass: MASS,
  temperature: TEMPERATURE,
  area: AREA,
  volume: VOLUME,
  speed: SPEED,
  time: TIME,
  data: DATA,
};
