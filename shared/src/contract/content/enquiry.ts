import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import {
  Day,
  Id,
  IdParams,
  Instant,
  nullable,
  oneOf,
  PaddedPhone,
  pageOf,
  pageQuery,
  Text,
  Version,
} from '../base/fields.ts';
import { TourCategory } from '../catalog/tour.ts';

/**
 * What a group asks for: who they are, how many, when and whom to call back. `tourId` is the tour they were
 * looking at, if any. Texts are trimmed.
 */
export const EnquiryForm = Type.Object({
  tourId: Type.Optional(Id),
  organisation: Type.String({ minLength: 1, maxLength: 100 }),
  people: Type.Integer({ minimum: 2, maximum: 500 }),
  travelDay: Type.Optional(Day),
  contactName: Type.String({ minLength: 1, maxLength: 50 }),
  mobile: PaddedPhone,
  email: Type.Optional(Type.String({ maxLength: 128, pattern: '^\\s*([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?\\s*$' })),
  message: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type EnquiryForm = Static<typeof EnquiryForm>;

/** The subject of a message of the contact form. */
export const MessageTopic = oneOf('booking', 'change', 'visa', 'invoice', 'group', 'other');
export type MessageTopic = Static<typeof MessageTopic>;

/** A message of the contact form. It has a mobile number, an email address, or both. Texts are trimmed. */
export const MessageForm = Type.Object({
  topic: MessageTopic,
  orderNo: Type.Optional(Type.String({ maxLength: 32, pattern: '^\\s*[A-Za-z0-9-]*\\s*$' })),
  contactName: Type.String({ minLength: 1, maxLength: 50 }),
  mobile: Type.Optional(PaddedPhone),
  email: EnquiryForm.properties.email,
  message: Type.String({ minLength: 1, maxLength: 1000 }),
});
export type MessageForm = Static<typeof MessageForm>;

/** The kind of an enquiry: a group that wants an offer, or a message of the contact form. */
export const EnquiryKind = oneOf('group', 'message');
export type EnquiryKind = Static<typeof EnquiryKind>;

/** The state of an enquiry. */
export const EnquiryState = oneOf('NEW', 'CONTACTED', 'WON', 'LOST', 'CLOSED');
export type EnquiryState = Static<typeof EnquiryState>;

/** The events of an enquiry. */
export const EnquiryEvent = oneOf('contact', 'win', 'lose', 'close', 'reopen');
export type EnquiryEvent = Static<typeof EnquiryEvent>;

/** Somebody of the staff. */
const Colleague = Type.Object({ id: Id, name: Type.String() });

/** An enquiry in a list. Without the permission to work on enquiries the contact is masked. */
export const EnquiryRow = Type.Object({
  id: Id,
  enquiryNo: Type.String(),
  kind: EnquiryKind,
  state: EnquiryState,
  /** Of groups only, as are `people`, `travelDay` and `tour`. */
  organisation: nullable(Type.String()),
  people: nullable(Type.Integer()),
  travelDay: nullable(Day),
  /** Of messages only, as is `orderNo`: as written, not verified. */
  topic: nullable(MessageTopic),
  orderNo: nullable(Type.String()),
  contactName: Type.String(),
  /** A message has a mobile number, an email address, or both. */
  mobile: nullable(Type.String()),
  email: nullable(Type.String()),
  /** The tour of the enquiry, while it exists. */
  tour: nullable(Type.Object({ id: Id, title: Text })),
  /** The assignee. */
  assignee: nullable(Colleague),
  createdAt: Instant,
});
export type EnquiryRow = Static<typeof EnquiryRow>;

/** A step in the history of an enquiry: event, user and note. */
export const EnquiryStep = Type.Object({
  id: Id,
  step: Type.Union([EnquiryEvent, Type.Literal('note'), Type.Literal('assign')]),
  author: nullable(Colleague),
  text: nullable(Type.String()),
  /** The assignee from this step on; only for `assign`. */
  assignee: nullable(Colleague),
  createdAt: Instant,
});
export type EnquiryStep = Static<typeof EnquiryStep>;

/** An enquiry with its history, the newest step first. */
export const EnquiryDetail = Type.Object({
  ...EnquiryRow.properties,
  message: nullable(Type.String()),
  steps: Type.Array(EnquiryStep),
  version: Type.String(),
});
export type EnquiryDetail = Static<typeof EnquiryDetail>;

/** The filters of the list of enquiries. */
export const EnquiryFilters = Type.Object({
  keywords: Type.Optional(Type.String({ maxLength: 100 })),
  kind: Type.Optional(EnquiryKind),
  state: Type.Optional(EnquiryState),
  /** Those about a tour of the category; `none`: about no tour. */
  category: Type.Optional(Type.Union([TourCategory, Type.Literal('none')])),
  /** The assignee. */
  assigneeId: Type.Optional(Id),
  /** Days of the enquiry in Asia/Shanghai, both included. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});
export type EnquiryFilters = Static<typeof EnquiryFilters>;

const Note = Type.String({ minLength: 1, maxLength: 1000 });
const look = { anyOf: ['biz:enquiry:query'], scope: { department: 'enquiries' } } as const;
const work = { anyOf: ['biz:enquiry:edit'], scope: { department: 'enquiries' } } as const;

export const enquiryContract = {
  'GET /api/v1/enquiries/page': entry({
    summary:
      'Enquiries of groups and messages, the newest first; keywords match organisation, number and order number, and with the permission to process enquiries also name, mobile number and email address',
    access: look,
    query: Type.Object({ ...EnquiryFilters.properties, ...pageQuery }),
    data: pageOf(EnquiryRow),
  }),
  'GET /api/v1/enquiries/assignees': entry({
    summary: 'Possible assignees: all users with the permission to process enquiries',
    access: look,
    data: Type.Array(Colleague),
  }),
  'GET /api/v1/enquiries/:id': entry({
    summary: 'An enquiry with its history; the contact is masked without the permission to process enquiries',
    access: look,
    params: IdParams,
    data: EnquiryDetail,
  }),
  'PUT /api/v1/enquiries/:id/state': entry({
    summary: 'Moves an enquiry to its next state, with an optional note; A0513 for an invalid transition',
    access: work,
    params: IdParams,
    body: Type.Object({ event: EnquiryEvent, note: Type.Optional(Note), version: Version }),
  }),
  'PUT /api/v1/enquiries/:id/assignee': entry({
    summary: 'Sets the assignee, a user with the permission to process enquiries; null removes the assignee',
    access: work,
    params: IdParams,
    body: Type.Object({ assigneeId: nullable(Id), version: Version }),
  }),
  'POST /api/v1/enquiries/:id/notes': entry({
    summary: 'Adds a note; notes cannot be changed',
    access: work,
    params: IdParams,
    body: Type.Object({ text: Note }),
  }),
  'POST /api/v1/enquiries': entry({
    summary:
      'Creates a group enquiry; a repeat within 10 minutes returns the first number. At most 5 an hour per mobile number, 20 per network address',
    access: 'public',
    body: EnquiryForm,
    data: Type.Object({ enquiryNo: Type.String(), createdAt: Instant }),
  }),
  'POST /api/v1/enquiries/messages': entry({
    summary:
      'Sends a message of the contact form; a repeat within 10 minutes returns the first number. At most 5 an hour per mobile number and email address, 20 per network address',
    access: 'public',
    body: MessageForm,
    data: Type.Object({ enquiryNo: Type.String(), createdAt: Instant }),
  }),
} as const;
