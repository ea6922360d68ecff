import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { Button } from '#src/ui/button.tsx';

/** The button that adds one to a list. */
export const AddButton = ({ perm, label, onAdd }: { perm: string; label: string; onAdd: () => void }) => (
  <HasPerm anyOf={[`${perm}:add`]}>
    <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={onAdd}>
      {label}
    </Button>
  </HasPerm>
);
