import { pageEnquiries } from '#src/content/enquiries/index.ts';
import { pageRoles } from '#src/identity/access-control/index.ts';
import { countUsers, listUsers, viewerOf } from '#src/identity/users/index.ts';
import { type Find, maxPerKind, noteOf, pathOf } from './searcher.ts';

export const findUsers: Find = async ({ deps: { db }, member }, keywords) => {
  const viewer = await viewerOf(db, member);
  const [users, total] = await Promise.all([
    listUsers(db, viewer, { keywords }, { limit: maxPerKind }),
    countUsers(db, viewer, { keywords }),
  ]);
  return {
    hits: users.map(({ username, nickname, deptName }) => ({
      title: { zh: nickname },
      note: { zh: noteOf(username, deptName) },
      path: pathOf('/system/user', { keywords: username }),
    })),
    total,
    list: pathOf('/system/user', { keywords }),
  };
};

/** Contacts are masked, and not searched, without the permission to work on enquiries. */
export const findEnquiries: Find = async ({ deps, member, scope }, keywords) => {
  const { list, total } = await pageEnquiries(deps, member, { keywords, pageSize: maxPerKind }, scope);
  return {
    hits: list.map(({ id, enquiryNo, organisation, contactName }) => ({
      title: { zh: organisation ?? contactName },
      note: { zh: noteOf(enquiryNo, organisation !== null && contactName) },
      path: pathOf('/business/enquiries', { enquiry: `${id}` }),
    })),
    total,
    list: pathOf('/business/enquiries', { keywords }),
  };
};

export const findRoles: Find = async ({ deps, member }, keywords) => {
  const { list, total } = await pageRoles(deps, member, { keywords, pageSize: maxPerKind });
  return {
    hits: list.map(({ name, code }) => ({
      title: { zh: name },
      note: { zh: code },
      path: pathOf('/system/role', { keywords: code }),
    })),
    total,
    list: pathOf('/system/role', { keywords }),
  };
};
