/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { render } from '@/lib/testing/render';
import type { ThirdPartiesPage } from '@/lib/thirdParties/usePageTags';
import { ConsentProvider } from './ConsentProvider';

const HOME = { chat: true, tags: 'analytics', path: '/' } as const;

let ThirdParties: ComponentType<ThirdPartiesPage>;
let PrivacyChoicesButton: ComponentType;

// Settings are read when the code is: the build writes them into it.
beforeAll(async () => {
  process.env.THIRD_PARTIES = 'gtm=GTM-TEST1';
  ({ ThirdParties } = await import('./ThirdParties'));
  ({ PrivacyChoicesButton } = await import('./PrivacyChoicesButton'));
});

afterAll(() => {
  delete process.env.THIRD_PARTIES;
});

it('asks once the page has loaded, and again from the foot of the page', async () => {
  const { person } = render(
    <ConsentProvider>
      <ThirdParties {...HOME} />
      <PrivacyChoicesButton />
    </ConsentProvider>,
  );
  await person.click(await screen.findByRole('button', { name: 'No thanks' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Privacy choices' }));
  expect(screen.getByRole('region', { name: 'Privacy choices' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'No thanks' }));
  expect(screen.getByRole('button', { name: 'Privacy choices' })).toHaveFocus();
});
