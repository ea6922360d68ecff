import { Component, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { fileTimeoutMs } from './timeouts.ts';

interface Props {
  readonly children: ReactNode;
  /** `first`: it crashed twice before it was shown, or never rendered. */
  readonly onCrash: (error: unknown, first: boolean) => void;
}

interface State {
  readonly attempt: number;
  readonly crashed: boolean;
}

/**
 * Catches a view's crash. One in its first render is tried again once; then its owner decides. A view that
 * suspends for ever counts as crashed, too, and must not suspend the rest of the page.
 */
export class ViewErrorBoundary extends Component<Props, State> {
  override state: State = { attempt: 0, crashed: false };
  private mounted = false;

  static getDerivedStateFromError(): Partial<State> {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (this.mounted || this.state.attempt > 0) this.props.onCrash(error, !this.mounted);
    else this.setState({ attempt: 1, crashed: false });
  }

  override render(): ReactNode {
    if (this.state.crashed) return null;
    return (
      <Suspense key={this.state.attempt} fallback={<TimeoutFallback onLate={this.giveUp} />}>
        <MountSignal onShown={this.remember}>{this.props.children}</MountSignal>
      </Suspense>
    );
  }

  private remember = () => {
    this.mounted = true;
  };

  private giveUp = () => {
    this.setState({ crashed: true });
    this.props.onCrash(new Error(`It did not draw itself within ${fileTimeoutMs} ms.`), !this.mounted);
  };
}

function MountSignal({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  useEffect(onShown, []);
  return children;
}

function TimeoutFallback({ onLate }: { onLate: () => void }) {
  const giveUp = useEffectEvent(onLate);
  useEffect(() => {
    const timer = setTimeout(giveUp, fileTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
