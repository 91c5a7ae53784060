/** @jest-environment jest-fixed-jsdom */
import { render } from '@/lib/testing/render';
import { ConsentProvider } from './ConsentProvider';
import { PrivacyChoicesButton } from './PrivacyChoicesButton';
import { ThirdParties } from './ThirdParties';

it('is not there, nor is anything else, where no third party is set up', () => {
  const { container } = render(
    <ConsentProvider>
      <ThirdParties chat tags="ads" path="/campaign/pune" />
      <PrivacyChoicesButton />
    </ConsentProvider>,
  );
  expect(container).toBeEmptyDOMElement();
});
