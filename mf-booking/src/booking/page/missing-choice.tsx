import { EmptyState, LinkButton } from '@portal/shared/ui';

interface MissingChoiceProps {
  readonly title: string;
  readonly body: string;
  /** Where something else can be chosen. */
  readonly other: { readonly to: string; readonly label: string };
}

/** What the address asks for is not there, or cannot be booked. */
export const MissingChoice = ({ title, body, other }: MissingChoiceProps) => (
  <EmptyState
    icon="calendar"
    title={title}
    body={body}
    action={<LinkButton to={other.to}>{other.label}</LinkButton>}
  />
);
