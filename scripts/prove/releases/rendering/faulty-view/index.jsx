import { useLocation } from '@portal/shared/router';
import { use } from 'react';
import Original from '#src/proof/original.tsx';
import { runFault } from '#src/proof/server-faults.ts';

const isServer = typeof document.createRange === 'undefined';
const running = new Map();

/** Of the address; the same promise for each render of a page. */
const faultOf = (search) => {
  const known = running.get(search) ?? runFault(new URLSearchParams(search));
  running.set(search, known);
  return known;
};

const Reached = () => {
  const { search } = useLocation();
  const reached = isServer && search.includes('fault=') ? use(faultOf(search)) : '';
  return (
    <pre data-reached hidden suppressHydrationWarning>
      {reached}
    </pre>
  );
};

/** The view of the catalogue, with a fault that `?fault=` names while it is rendered on the server. */
export default function FaultyView() {
  return (
    <>
      <Reached />
      <Original />
    </>
  );
}
