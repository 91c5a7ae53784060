import type { UnitKind } from './unit';

/** In kelvins. Degree Celsius: t = T - 273.15, SI Brochure 2.3.1. Fahrenheit: 32 °F = 0 °C, 212 °F = 100 °C. */
export const TEMPERATURE: UnitKind = {
  id: 'temperature',
  groups: [
    {
      title: 'Scales',
      units: [
        {
          id: 'celsius',
          one: 'degree Celsius',
          many: 'degrees Celsius',
          symbol: '°C',
          factor: '1',
          offset: '273.15',
        },
        {
          id: 'fahrenheit',
          one: 'degree Fahrenheit',
          many: 'degrees Fahrenheit',
          symbol: '°F',
          factor: '5/9',
          offset: '459.67',
        },
        { id: 'kelvin', one: 'kelvin', many: 'kelvins', symbol: 'K', factor: '1' },
        {
          id: 'rankine',
          one: 'degree Rankine',
          many: 'degrees Rankine',
          symbol: '°R',
          factor: '5/9',
        },
      ],
    },
  ],
  example: { amount: '37', from: 'celsius', to: 'fahrenheit' },
};
