/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { SheetPicture } from './SheetPicture';

it('reads a map out square by square', () => {
  render(
    <SheetPicture
      picture={{
        kind: 'map',
        columns: 5,
        rows: 4,
        places: [
          { name: 'well', column: 0, row: 0 },
          { name: 'school', column: 2, row: 3 },
        ],
      }}
    />,
  );
  expect(
    screen.getByRole('img', {
      name: 'A map with north at the top: well in square A1, school in square C4',
    }),
  ).toBeInTheDocument();
});

it('reads a table out row by row', () => {
  render(
    <SheetPicture
      picture={{
        kind: 'table',
        rows: [
          ['Stop', 'I', 'II'],
          ['Market', '07:10', '10:20'],
        ],
      }}
    />,
  );
  expect(
    screen.getByRole('img', { name: 'Stop, I, II; Market, 07:10, 10:20' }),
  ).toBeInTheDocument();
});
