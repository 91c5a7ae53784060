import { AREA_TEXT } from './areaText';
import type { ConverterText } from './converterText';
import { DATA_TEXT } from './dataText';
import { LENGTH_TEXT } from './lengthText';
import { MASS_TEXT } from './massText';
import { SPEED_TEXT } from './speedText';
import { TEMPERATURE_TEXT } from './temperatureText';
import { TIME_TEXT } from './timeText';
import type { UnitKindId } from './unit';
import { VOLUME_TEXT } from './volumeText';

/** What the page of each kind of unit says. */
export const UNIT_TEXTS: Readonly<Record<UnitKindId, ConverterText>> = {
  length: LENGTH_TEXT,
  mass: MASS_TEXT,
  temperature: TEMPERATURE_TEXT,
  area: AREA_TEXT,
  volume: VOLUME_TEXT,
  speed: SPEED_TEXT,
  time: TIME_TEXT,
  data: DATA_TEXT,
};
