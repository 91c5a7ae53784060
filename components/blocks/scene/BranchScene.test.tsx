/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { BranchScene } from './BranchScene';

const scene = { src: '/pictures/scenes/pune-nigdi.svg', alt: 'Drawing: three storeys' };

it('shows the drawing and says what is in it', () => {
  render(<BranchScene scene={scene} />);
  expect(screen.getByRole('img', { name: scene.alt })).toHaveAttribute('src', scene.src);
});

it('shows the photograph of the gate instead, once there is one', async () => {
  const photo = { src: '/photos/gate.webp', width: 1600, height: 900, alt: 'The gate at eight' };
  render(<BranchScene scene={scene} photo={photo} />);
  expect(await screen.findByRole('img', { name: photo.alt })).toBeVisible();
  expect(screen.queryByRole('img', { name: scene.alt })).not.toBeInTheDocument();
});
