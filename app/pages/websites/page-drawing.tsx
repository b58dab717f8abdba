import { getPartLetter, type PartName } from "#content/websites/parts";

const columns = Array.from({ length: 12 }, (_, index) => 64 + index * 69);
const visitors = [44, 60, 54, 76, 88, 80, 104, 126, 114, 126, 126];

export function PageDrawing() {
  return (
    <svg
      className="page-drawing"
      viewBox="0 56 880 864"
      role="img"
      aria-label="Drawing of a web page with its eight parts. The booking button goes in last."
    >
      <path className="fill-ground" d="M40 56h840v864H40z" />
      <path className="fill-rose dark:fill-line" d={columns.map((x) => `M${x} 56h57v864h-57z`).join("")} />
      <g>
        <path className="fill-cut" d="M64 80h816v44H64z" />
        <path className="fill-frond" d="M104 116l-22-26h14zM104 116l-6-30h12zM104 116l8-26h14z" />
        <path className="fill-palm-2" d="M547 97h57v9h-57zM616 97h57v9h-57zM685 97h57v9h-57z" />
      </g>
      <g>
        <path className="fill-ink" d="M64 152h402v46H64zM64 208h333v46H64zM64 264h195v46H64z" />
        <path className="fill-ink-2" d="M64 334h333v10H64zM64 356h264v10H64zM64 378h264v10H64z" />
        <PartLetter x={426} y={152} part="Words" />
      </g>
      <g>
        <path className="fill-pink" d="M547 152h333v256H547z" />
        <circle className="fill-sun" cx="665" cy="262" r="76" />
        <path className="fill-leaf" d="M880 408L600 340l112-4zM880 408L690 226l70 64z" />
        <path className="fill-cut" d="M880 408L622 282l84 4zM880 408V176l-48 86z" />
        <PartLetter x={547} y={152} part="Design" />
      </g>
      <g>
        <path
          className="fill-canary dark:fill-palm"
          d="M64 436h264v150H64zM340 436h264v150H340zM616 436h264v150H616z"
        />
        <path
          className="fill-leaf"
          d="M84 512a56 56 0 0 1 56-56v56zM360 456h56a56 56 0 0 1-56 56zM636 512l28-56 28 56z"
        />
        <path
          className="fill-ink"
          d="M84 526h150v12H84zM360 526h120v12H360zM636 526h140v12H636zM84 550h60v18H84zM360 550h60v18H360zM636 550h60v18H636z"
        />
        <PartLetter x={288} y={436} part="Services and prices" />
      </g>
      <path className="page-drawing-slot" d="M65 615h400v118H65z" />
      <g>
        <path className="fill-cut" d="M478 614h402v120H478z" />
        <path className="fill-frond" d="M478 614h402L679 696z" />
        <PartLetter x={478} y={694} part="Follow-up" />
      </g>
      <g>
        <path
          className="fill-leaf"
          d={visitors.map((many, index) => `M${columns[index]} 892v-${many}h57v${many}`).join("")}
        />
        <PartLetter x={81} y={790} part="Results" />
      </g>
      <g>
        <path className="fill-ink" d="M652 470h176v350H652z" />
        <path className="fill-paper" d="M662 480h156v330H662z" />
        <path className="fill-cut" d="M662 480h156v26H662z" />
        <path className="fill-ink" d="M674 520h116v18H674zM674 544h84v18H674z" />
        <path className="fill-pink" d="M674 574h132v84H674z" />
        <path className="fill-sun" d="M706 658a34 34 0 0 1 68 0z" />
        <path className="fill-canary dark:fill-palm" d="M674 668h132v40H674zM674 716h132v40H674z" />
        <path className="fill-hot" d="M674 766h132v32H674z" />
        <PartLetter x={652} y={470} part="Mobile" />
      </g>
      <g>
        <g transform="rotate(-7 300 590)">
          <path className="fill-hot" d="M136 540h402v120H136z" />
          <path
            className="fill-on-bright"
            d="M172 576h150v22H172zM172 612h96v14H172zM444 593h40l-16-16 10-10 33 33-33 33-10-10 16-16h-40z"
          />
          <PartLetter x={498} y={620} part="Booking" />
        </g>
      </g>
      <PartLetter x={0} y={82} part="Page plan" />
    </svg>
  );
}

function PartLetter({ x, y, part }: { x: number; y: number; part: PartName }) {
  return (
    <g className="page-drawing-letter" transform={`translate(${x} ${y})`}>
      <path d="M0 0h40v40H0z" />
      <text x="20" y="30">
        {getPartLetter(part)}
      </text>{" "}
    </g>
  );
}
