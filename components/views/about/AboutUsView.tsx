import { Band } from '@/components/blocks/Band';
import { IndiaMap } from '@/components/blocks/maps/IndiaMap';
import { PinList } from '@/components/blocks/maps/PinList';
import { WithMap } from '@/components/blocks/maps/WithMap';
import type { AboutPage } from '@/data/content/about/part';
import { MAP_COPY } from '@/data/copy/maps';
import type { PageSeo } from '@/data/routes/routes';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { AboutView } from './AboutView';

type AboutUsViewProps = { seo: PageSeo; page: AboutPage; map: MapDrawing };

/** The page about the school: where its cities lie, then the parts. */
export const AboutUsView = ({ seo, page, map }: AboutUsViewProps) => (
  <AboutView
    seo={seo}
    page={page}
    first={
      <Band id="map" tone="white" heading={MAP_COPY.india.heading} lead={MAP_COPY.india.lead}>
        <WithMap map={<IndiaMap map={map} />}>
          <PinList pins={map.pins} isMarked />
        </WithMap>
      </Band>
    }
  />
);
