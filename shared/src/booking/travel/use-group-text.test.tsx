import type { GroupProgress } from '@portal/shared/contract';
import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useGroupText } from './use-group-text.ts';

const group: GroupProgress = { joined: 8, minGroup: 12, decidedOn: '2026-12-12' };

const Progress = ({ of }: { of: GroupProgress }) => <p role="status">{useGroupText()(of)}</p>;

test.each([
  ['zh-cn', group, '已报名 8 人，满 12 人成团，12月12日周六 18:00 前确认'],
  ['en', group, '8 of 12 joined, decided by Sat, Dec 12, 18:00'],
  ['zh-cn', { ...group, joined: 12 }, '已报名 12 人，已达到成团人数'],
  ['en', { ...group, joined: 15 }, '15 joined, enough for the group to run'],
  ['en', { ...group, minGroup: 1 }, ''],
] as const)('a group is described in %s (%j)', (language, of, text) => {
  renderView(<Progress of={of} />, { language });
  expect(screen.getByRole('status')).toHaveTextContent(text === '' ? /^$/ : text);
});
