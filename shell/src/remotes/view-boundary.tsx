import { Component, type ReactNode, useEffect } from 'react';

interface Props {
  readonly children: ReactNode;
  /** `first`: it crashed before it was ever on the screen, twice. */
  readonly onCrash: (error: unknown, first: boolean) => void;
}

interface State {
  readonly attempt: number;
  readonly crashed: boolean;
}

/** Catches a view's crash. One in its first render is tried again once; then its owner decides. */
export class ViewBoundary extends Component<Props, State> {
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
      <Shown key={this.state.attempt} onShown={this.remember}>
        {this.props.children}
      </Shown>
    );
  }

  private remember = () => {
    this.mounted = true;
  };
}

function Shown({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  useEffect(onShown, []);
  return children;
}
