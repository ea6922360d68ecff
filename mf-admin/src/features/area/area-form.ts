import type { AreaLabelForm, AreaTypeForm, HomeAreaForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { homeAreaCodes } from '@portal/shared/rules';
import { defineForm } from '#src/form/define-form.ts';
import { select } from '#src/form/kinds/choice.tsx';
import { kept } from '#src/form/kinds/kept.ts';
import { link } from '#src/form/kinds/site.tsx';
import { status } from '#src/form/kinds/switch.tsx';
import { translated } from '#src/form/kinds/translated.tsx';
import { useRows } from '#src/ordered-list/ordered-list-calls.ts';
import { areaCalls } from './area-calls.ts';
import { areaMessages } from './area-messages.ts';

/** The areas of the home page; each is used once. */
const useCodes = () => {
  const t = useMessages(areaMessages);
  const used = (useRows(areaCalls).data ?? []).map(({ code }) => code);
  const data = homeAreaCodes.map((code) => ({
    value: code as string,
    label: t(`codes.${code}`),
    disabled: used.includes(code),
  }));
  return { data };
};

export const areaForm = defineForm<HomeAreaForm>()({
  kind: 'home-area',
  messages: areaMessages,
  titles: { add: 'form.add', edit: 'form.edit' },
  nameOf: ({ title }) => title,
  fields: [
    select('code', 'form.code', { required: true, hint: 'form.codeHint', useChoices: useCodes }),
    translated('title', 'form.title', { required: true, max: 40 }),
    translated('subtitle', 'form.subtitle', { max: 120 }),
    link('link', 'form.link'),
    status(),
  ],
});

const name = translated('name', 'form.name', { required: true, max: 20 });

/** A recommendation type of an area. */
export const typeForm = defineForm<AreaTypeForm>()({
  kind: 'recommendation-type',
  messages: areaMessages,
  titles: { add: 'types.add', edit: 'types.edit' },
  nameOf: (type) => type.name,
  fields: [kept('areaId'), name, status()],
});

/** A label of a recommendation type. */
export const labelForm = defineForm<AreaLabelForm>()({
  kind: 'recommendation-label',
  messages: areaMessages,
  titles: { add: 'labels.add', edit: 'labels.edit' },
  nameOf: (label) => label.name,
  fields: [kept('typeId'), name, status()],
});
