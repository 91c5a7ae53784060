/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { HeroPicture } from './HeroPicture';

const ID = '0123456789abcdef'.repeat(2);
const PICTURE = { id: ID, width: 1200, height: 900, alt: 'Pupils plant a tree' };

it('has its place before it comes, and never sends a telephone the widest file', () => {
  render(<HeroPicture {...PICTURE} />);
  const image = screen.getByRole('img', { name: 'Pupils plant a tree' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '900');
  expect(image.getAttribute('srcset')).toMatch(/480w.*800w$/);
  const wide = image.parentElement?.querySelector('source');
  expect(wide?.getAttribute('srcset')).toMatch(/1200w$/);
});

it('says nothing to those who do not see it where it is decoration', () => {
  render(<HeroPicture {...PICTURE} alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('presentation')).toBeInTheDocument();
});
