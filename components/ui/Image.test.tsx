/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { Image } from './Image';

it('sends a photograph as wide as the screen needs it', async () => {
  render(
    <Image src="/pictures/gate.jpg" width={1600} height={1200} sizes="100vw" alt="The gate" />,
  );
  const image = await screen.findByRole('img', { name: 'The gate' });
  const offered = image.getAttribute('srcset')?.split(', ') ?? [];
  expect(offered.length).toBeGreaterThan(3);
  for (const candidate of offered) {
    expect(candidate).toMatch(/^\/_next\/image\?url=%2Fpictures%2Fgate\.jpg&w=(\d+)&q=75 \1w$/);
  }
});

it('takes an SVG as it is, silent where it only decorates', () => {
  render(<Image src="/pictures/fees.svg" width={640} height={480} />);
  const image = screen.getByRole('presentation');
  expect(image).toHaveAttribute('src', '/pictures/fees.svg');
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveAttribute('loading', 'lazy');
});
