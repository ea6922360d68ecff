/** A map that shows a place. */
export interface MapLink {
  readonly map: 'amap' | 'apple' | 'google';
  readonly href: string;
}

/** Where a place is, in degrees (WGS-84); without coordinates null or absent. */
export interface Place {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/**
 * Addresses of a named place in Amap, Apple Maps and Google Maps, in this order; empty for a place without coordinates
 * (WGS-84). Amap converts them to its GCJ-02.
 */
export const mapLinks = ({ latitude, longitude }: Place, name: string): readonly MapLink[] => {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  const named = encodeURIComponent(name);
  const at = `${latitude},${longitude}`;
  const marker = `position=${longitude},${latitude}&name=${named}&coordinate=wgs84&src=haitu`;
  return [
    { map: 'amap', href: `https://uri.amap.com/marker?${marker}` },
    { map: 'apple', href: `https://maps.apple.com/?ll=${at}&q=${named}` },
    { map: 'google', href: `https://www.google.com/maps/search/?api=1&query=${at}` },
  ];
};
