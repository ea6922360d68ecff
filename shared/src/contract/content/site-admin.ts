import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, IdParams, Instant, nullable, Status, Text, Version } from '../base/fields.ts';
import { SiteLink, SitePicture, written } from './site-fields.ts';
import { siteListCalls } from './site-list.ts';

const edited = { id: Type.Optional(Id), status: Type.Optional(Status), version: Version };
const listed = { id: Id, status: Status };

/** A slide shows from an instant until another, null for always. */
const window = { showFrom: nullable(Instant), showUntil: nullable(Instant) };

export const SlideRow = Type.Object({
  ...listed,
  ...window,
  title: Text,
  subtitle: nullable(Text),
  picture: Type.String(),
  link: nullable(Type.String()),
});
export type SlideRow = Static<typeof SlideRow>;

export const SlideForm = Type.Object({
  ...edited,
  ...window,
  title: written(60),
  subtitle: nullable(written(120)),
  picture: SitePicture,
  link: SiteLink,
});
export type SlideForm = Static<typeof SlideForm>;

export const RotationRow = Type.Object({ ...listed, title: Text, link: nullable(Type.String()) });
export type RotationRow = Static<typeof RotationRow>;

export const RotationForm = Type.Object({ ...edited, title: written(100), link: SiteLink });
export type RotationForm = Static<typeof RotationForm>;

export const HomeAreaRow = Type.Object({
  ...listed,
  code: Type.String(),
  title: Text,
  subtitle: nullable(Text),
  link: nullable(Type.String()),
  /** How many recommendation types it has. */
  typeCount: Type.Integer({ minimum: 0 }),
});
export type HomeAreaRow = Static<typeof HomeAreaRow>;

/** `code` says what the home page draws there; each code stands once, and stays. */
export const HomeAreaForm = Type.Object({
  ...edited,
  code: Type.String({ maxLength: 32 }),
  title: written(40),
  subtitle: nullable(written(120)),
  link: SiteLink,
});
export type HomeAreaForm = Static<typeof HomeAreaForm>;

export const AreaTypeRow = Type.Object({
  ...listed,
  name: Text,
  /** How many labels it has. */
  labelCount: Type.Integer({ minimum: 0 }),
});
export type AreaTypeRow = Static<typeof AreaTypeRow>;

export const AreaTypeForm = Type.Object({ ...edited, areaId: Id, name: written(20) });
export type AreaTypeForm = Static<typeof AreaTypeForm>;

export const AreaLabelRow = Type.Object({
  ...listed,
  name: Text,
  /** The number of products with this label. */
  productCount: Type.Integer({ minimum: 0 }),
});
export type AreaLabelRow = Static<typeof AreaLabelRow>;

export const AreaLabelForm = Type.Object({ ...edited, typeId: Id, name: written(20) });
export type AreaLabelForm = Static<typeof AreaLabelForm>;

/** A tour with a label; `live`: on sale. */
export const LabelledProduct = Type.Object({
  id: Id,
  title: Text,
  picture: Type.String(),
  live: Type.Boolean(),
});
export type LabelledProduct = Static<typeof LabelledProduct>;

const none = Type.Object({});

const labelledProducts = {
  'GET /api/v1/site/area-labels/:id/products': entry({
    summary: 'The tours with a label, in the order of recommendation',
    access: { anyOf: ['site:area:query'], scope: 'none' },
    params: IdParams,
    data: Type.Object({ products: Type.Array(LabelledProduct), version: Type.String() }),
  }),
  'PUT /api/v1/site/area-labels/:id/products': entry({
    summary: 'Sets the tours with a label and their order; A0514 when they were changed meanwhile',
    access: { anyOf: ['site:area:edit'], scope: 'none' },
    params: IdParams,
    body: Type.Object({ ids: Type.Array(Id, { maxItems: 100, uniqueItems: true }), version: Version }),
  }),
} as const;

export const siteAdminContract = {
  ...siteListCalls('slides', {
    perm: 'site:slide',
    words: 'slides',
    query: none,
    row: SlideRow,
    form: SlideForm,
  }),
  ...siteListCalls('rotations', {
    perm: 'site:rotation',
    words: 'notices',
    query: none,
    row: RotationRow,
    form: RotationForm,
  }),
  ...siteListCalls('areas', {
    perm: 'site:area',
    words: 'home areas',
    query: none,
    row: HomeAreaRow,
    form: HomeAreaForm,
  }),
  ...siteListCalls('area-types', {
    perm: 'site:area',
    words: 'recommendation types of a home area',
    query: Type.Object({ areaId: Id }),
    row: AreaTypeRow,
    form: AreaTypeForm,
  }),
  ...siteListCalls('area-labels', {
    perm: 'site:area',
    words: 'labels of a recommendation type',
    query: Type.Object({ typeId: Id }),
    row: AreaLabelRow,
    form: AreaLabelForm,
  }),
  ...labelledProducts,
} as const;
