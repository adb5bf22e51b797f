import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BaselineCard, type BaselineGame } from './BaselineCard.tsx';

const BEYOND_ROWS = 3;
const GAP_PX = 12;
const WORDS_PX = 54;

/** A simple hand-written virtual list: the height of a card follows from its width. */
export function BaselineGrid({ games, total }: { games: readonly BaselineGame[]; total: number }) {
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [rows, setRows] = useState<readonly [first: number, last: number]>([0, 6]);
  const columns = Math.max(2, Math.min(8, Math.round(width / (width < 700 ? 122 : 176))));
  const high =
    Math.round((((width - GAP_PX * (columns - 1)) / columns) * 4) / 3) + WORDS_PX + GAP_PX;
  const count = Math.ceil(total / columns);

  useLayoutEffect(() => {
    const update = () => setWidth(list.current?.clientWidth ?? 0);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(list.current as Element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    // Rows of a list that has not been measured yet would be estimated, rendered and removed again.
    if (width === 0) return undefined;
    const update = () => {
      const top = (list.current?.getBoundingClientRect().top ?? 0) * -1;
      const first = Math.max(0, Math.floor(top / high) - BEYOND_ROWS);
      const last = Math.min(count, Math.ceil((top + innerHeight) / high) + BEYOND_ROWS);
      setRows((former) => (former[0] === first && former[1] === last ? former : [first, last]));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [width, high, count]);

  const drawn = [];
  for (let row = rows[0]; width > 0 && row < rows[1] && row < count; row += 1) {
    drawn.push(
      <div
        key={row}
        className="row"
        style={{
          transform: `translateY(${row * high}px)`,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        }}
      >
        {games.slice(row * columns, (row + 1) * columns).map((game) => (
          <BaselineCard key={game._id} game={game} eager={row === 0} />
        ))}
      </div>,
    );
  }
  return (
    <div
      ref={list}
      className="grid"
      data-count={total}
      aria-busy={games.length < total}
      style={{ height: count * high }}
    >
      {drawn}
    </div>
  );
}
