import './tide.css';

export default function Tide() {
  return <p className="outside-tide">4.2 m</p>;
}
