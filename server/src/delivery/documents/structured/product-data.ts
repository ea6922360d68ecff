import type {
  GoodsDetail,
  HotelDetail,
  ProductCard,
  TicketDetail,
  TourDetail,
  VisaDetail,
} from '@portal/shared/contract';
import type { Site } from '../site.ts';
import { agency, aggregateRating, type JsonLd, namedNodes, offer } from './json-ld.ts';

/** The properties of every kind of product. */
const base = (product: ProductCard & { readonly gallery: readonly string[] }, site: Site, url: string) => ({
  '@id': url,
  name: site.say(product.title),
  description: product.summary ? site.say(product.summary) : undefined,
  image: [...new Set([product.picture, ...product.gallery])].map((picture) => site.url(picture)),
  url,
});

/** A tour: its sights in visiting order. */
export const tourData = (tour: TourDetail, site: Site, url: string): JsonLd[] => {
  const sights = namedNodes(
    'TouristAttraction',
    tour.content.itinerary.flatMap((day) => day.sights),
    site,
  );
  return [
    {
      '@type': ['TouristTrip', 'Product'],
      ...base(tour, site, url),
      touristType: tour.themes.map(site.say),
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: sights.length,
        itemListElement: sights.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
      },
      provider: agency(site),
      offers: offer(tour, site, url),
      aggregateRating: aggregateRating(tour),
    },
  ];
};

/** A hotel with its rooms; the offer is per night. */
export const hotelData = (hotel: HotelDetail, site: Site, url: string): JsonLd[] => [
  {
    '@type': 'Hotel',
    ...base(hotel, site, url),
    address: site.say(hotel.content.address),
    telephone: hotel.content.phone,
    checkinTime: hotel.content.checkIn,
    checkoutTime: hotel.content.checkOut,
    starRating: hotel.grade === null ? undefined : { '@type': 'Rating', ratingValue: hotel.grade },
    amenityFeature: namedNodes('LocationFeatureSpecification', hotel.content.facilities, site).map(
      (feature) => ({
        ...feature,
        value: true,
      }),
    ),
    containsPlace: hotel.rooms.map((room) => ({
      '@type': 'HotelRoom',
      name: site.say(room.name),
      bed: site.say(room.bed),
      occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxGuests },
    })),
    makesOffer: offer(hotel, site, url),
    aggregateRating: aggregateRating(hotel),
  },
];

/** An attraction, and its ticket as the product for sale. */
export const ticketData = (ticket: TicketDetail, site: Site, url: string): JsonLd[] => {
  const { name, description, image } = base(ticket, site, url);
  return [
    {
      '@type': 'Product',
      ...base(ticket, site, url),
      category: site.say(ticket.categoryName),
      offers: offer(ticket, site, url),
      aggregateRating: aggregateRating(ticket),
    },
    {
      '@type': 'TouristAttraction',
      name,
      description,
      image,
      address: site.say(ticket.content.address),
      isAccessibleForFree: false,
      openingHoursSpecification: ticket.content.openingHours.map(({ season, from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        description: site.say(season),
        opens: from,
        closes: to,
      })),
    },
  ];
};

/** A physical product. */
export const goodsData = (goods: GoodsDetail, site: Site, url: string): JsonLd[] => [
  {
    '@type': 'Product',
    ...base(goods, site, url),
    category: site.say(goods.categoryName),
    additionalProperty: goods.content.parameters.map(({ name, value }) => ({
      '@type': 'PropertyValue',
      name: site.say(name),
      value: site.say(value),
    })),
    offers: offer(goods, site, url),
    aggregateRating: aggregateRating(goods),
  },
];

/** A visa service for passports of the accepted regions. */
export const visaData = (visa: VisaDetail, site: Site, url: string): JsonLd[] => [
  {
    '@type': 'Service',
    ...base(visa, site, url),
    serviceType: site.say(visa.categoryName),
    provider: agency(site),
    audience: { '@type': 'Audience', audienceType: site.say(visa.content.accepts) },
    offers: offer(visa, site, url),
    aggregateRating: aggregateRating(visa),
  },
];
