import { useEffect, useState } from 'react';
import type { CitySlug } from '@/data/places/places';
import { getFinderPlaces } from '@/lib/api/places';
import { readVisitAnswers } from '@/lib/enquiry/visitAnswers';
import type { Home } from '@/lib/schools/compare/measureFrom';

// Where everything lies is large, so it comes only for a family that told us its locality.
const fetchHome = async (locality: string, city: CitySlug): Promise<Home | null> => {
  const [{ measureFrom }, known] = await Promise.all([
    import('@/lib/schools/compare/measureFrom'),
    getFinderPlaces(),
  ]);
  return measureFrom(locality, city, known);
};

/** The locality that the visitor told the finder or a form before; null until it is known. */
export const useHome = (): Home | null => {
  const [home, setHome] = useState<Home | null>(null);

  useEffect(() => {
    const { locality, city } = readVisitAnswers();
    if (!locality || !city) return;
    fetchHome(locality, city).then(
      (found) => setHome(found),
      // Without the finder's places the table stays as it is.
      () => undefined,
    );
  }, []);

  return home;
};
