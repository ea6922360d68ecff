export { Button, type ButtonKind, IconButton } from './actions/button.tsx';
export { Icon, type IconName, isIconName } from './actions/icon.tsx';
export { IconLink, LinkButton, TextLink } from './actions/links.tsx';
export { saveFile } from './actions/save-file.ts';
export { Blocks } from './article/blocks.tsx';
export { classNames } from './class-names.ts';
export { Checkbox, RadioGroup, Stepper } from './forms/choices.tsx';
export { controlClass, TextArea, TextInput } from './forms/controls.tsx';
export { Field, type FieldIds } from './forms/field.tsx';
export { focusField } from './forms/focus-field.ts';
export { FormErrors } from './forms/form-errors.tsx';
export { SearchForm } from './forms/search-form.tsx';
export { Select, SelectControl } from './forms/select/select.tsx';
export type { Choice } from './forms/select/select-options.ts';
export { afterPaint } from './hooks/after-paint.ts';
export { useHydrated, useNow, useToday } from './hooks/first-render.ts';
export {
  type Appearance,
  AppearanceContext,
  TitleContext,
  UnsavedContext,
  useAppearance,
  useTitle,
  useUnsaved,
} from './hooks/shell-context.ts';
export { useChosenInView } from './hooks/use-chosen-in-view.ts';
export { useCopied } from './hooks/use-copied.ts';
export { useLayoutMedia, useMedia } from './hooks/use-media.ts';
export { type QueryParams, useQueryParams } from './hooks/use-query-params.ts';
export { useThrottled } from './hooks/use-throttled.ts';
export { Breadcrumbs, type Crumb } from './layers/breadcrumbs.tsx';
export { confirm, type Question } from './layers/confirm.ts';
export { Dialog } from './layers/dialog.tsx';
export { Disclosure } from './layers/disclosure.tsx';
export { clearLayers, Layers } from './layers/layers.tsx';
export { Menu } from './layers/menu.tsx';
export { below, type MenuItem, MenuList, type Spot } from './layers/menu-list.tsx';
export { Pager } from './layers/pager.tsx';
export { Tabs } from './layers/tabs.tsx';
export { toast } from './layers/toast.ts';
export { useMenu } from './layers/use-menu.tsx';
export { Card, Grid, Group, Row, type Space, Stack } from './layout/boxes.tsx';
export { Page } from './layout/page.tsx';
export { Section } from './layout/section.tsx';
export { MessagePanel } from './state/message-panel.tsx';
export { EmptyState, ErrorState, NeedsMember } from './state/panels.tsx';
export { QueryView } from './state/query-view.tsx';
export { Skeleton, SkeletonCards } from './state/skeleton.tsx';
export { Spinner } from './state/spinner.tsx';
export { DescriptionList, Steps, Timeline } from './values/lists.tsx';
export { PhoneLink } from './values/phone-link.tsx';
export { Picture } from './values/picture.tsx';
export { Price } from './values/price.tsx';
export { Rating } from './values/rating.tsx';
export { Tag, type Tone } from './values/tag.tsx';
