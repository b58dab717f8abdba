export function PressSheet({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 680 560" aria-hidden="true">
      <PrintersMarks />
      <path className="fill-ground" d="M40 40h600v480H40z" />
      <g transform="translate(60 60)">
        <path className="fill-pink" d="M0 0h192v248H0z" />
        <circle className="fill-sun" cx="112" cy="128" r="60" />
        <path className="fill-hot" d="M0 248v-70l118 70z" />
        <path
          className="fill-cut"
          d="M192 248L99 226L61 230L97 244zM192 248L123 182L89 166L112 196zM192 248L166 156L144 125L149 163z"
        />
        <path
          className="fill-leaf"
          d="M192 248L117 206L83 201L110 223zM192 248L148 174L122 152L134 184zM192 248L192 162L180 130L174 164z"
        />
        <path className="fill-on-bright" d="M16 18h112v22H16zM16 48h78v22H16z" />
      </g>
      <g transform="translate(264 60)">
        <path className="fill-cut" d="M0 0h139v248H0z" />
        <path
          className="fill-frond"
          d="M70 150L28 129L9 130L24 142zM70 150L43 117L27 111L34 127zM70 150L57 105L43 92L44 111zM70 150L76 109L70 92L62 109zM70 150L95 111L96 92L82 105zM70 150L105 127L112 111L96 117zM70 150L115 142L130 130L111 129z"
        />
        <path className="fill-sun" d="M0 0h44a44 44 0 0 1-44 44z" />
        <path className="fill-palm-ink" d="M18 178h103v16H18zM18 202h64v10H18z" />
        <path className="fill-hot" d="M18 222h40v10H18z" />
      </g>
      <g transform="translate(415 60)">
        <path className="fill-sun" d="M0 0h205v205H0z" />
        <circle className="fill-hot" cx="102.5" cy="102.5" r="88" />
        <circle className="fill-pink" cx="102.5" cy="102.5" r="79" />
        <path
          className="fill-hot"
          transform="translate(102.5 102.5)"
          d="M3-9L4-74A74 74 0 0 1 40-62zM7-5L47-57A74 74 0 0 1 69-27zM9 0L72-19A74 74 0 0 1 72 19zM7 5L69 27A74 74 0 0 1 47 57zM3 9L40 62A74 74 0 0 1 4 74zM-3 9L-4 74A74 74 0 0 1-40 62zM-7 5L-47 57A74 74 0 0 1-69 27zM-9 0L-72 19A74 74 0 0 1-72-19zM-7-5L-69-27A74 74 0 0 1-47-57zM-3-9L-40-62A74 74 0 0 1-4-74z"
        />
      </g>
      <g transform="translate(60 320)">
        <path className="fill-leaf" d="M0 0h343v78H0z" />
        <path className="fill-frond" d="M187 78a78 78 0 0 1 156 0z" />
        <path className="fill-sun" d="M343 0v78h-78a78 78 0 0 1 78-78z" />
        <path className="fill-palm-ink" d="M20 18h130v17H20zM20 45h82v11H20z" />
      </g>
      <Smalls />
    </svg>
  );
}

function Smalls() {
  return (
    <>
      <g transform="translate(415 277)">
        <path className="fill-paper" d="M0 0h98v223H0z" />
        <path className="fill-hot" d="M15 52a34 34 0 0 1 68 0z" />
        <path
          className="fill-ink"
          d="M15 64h68v8H15zM15 92h44v4H15zM15 106h50v4H15zM15 120h38v4H15zM15 134h46v4H15zM15 162h42v4H15zM15 176h50v4H15zM15 190h34v4H15zM73 92h10v4H73zM73 106h10v4H73zM73 120h10v4H73zM73 134h10v4H73zM73 162h10v4H73zM73 176h10v4H73zM73 190h10v4H73z"
        />
      </g>
      <g transform="translate(525 277)">
        <path className="fill-line" d="M0 0h95v106H0z" />
        <path className="fill-line-2" d="M0 106l40-54 27 36 12-14 16 22v10z" />
        <path className="fill-pink" d="M95 0v106H48V0z" />
        <path className="fill-cut" d="M48 106V62l19 26 12-14 16 22v10z" />
        <circle className="fill-sun" cx="74" cy="30" r="13" />
      </g>
      <g transform="translate(525 395)">
        <path className="fill-cut" d="M0 0h95v105H0z" />
        <path className="fill-pink" d="M0 105a95 95 0 0 1 95-95v95z" />
        <path className="fill-hot" d="M50 76h33v17H50z" />
      </g>
      <g transform="translate(60 410)">
        <path className="fill-on-bright dark:fill-blade" d="M0 0h132v90H0z" />
        <path className="fill-frond" d="M0 90a45 45 0 0 1 45-45v45zM45 90a45 45 0 0 1 45-45v45z" />
        <path className="fill-sun" d="M14 16h74v14H14zM132 90V45a45 45 0 0 0-42 45z" />
      </g>
      <g transform="translate(204 410)">
        <path className="fill-frond" d="M0 0h90v90H0z" />
        <path
          className="fill-on-bright"
          d="M45 62L24 48L13 50L20 59zM45 62L37 41L27 37L27 47zM45 62L51 38L45 28L39 38zM45 62L63 47L63 37L53 41zM45 62L70 59L77 50L66 48z"
        />
      </g>
      <g transform="translate(306 410)">
        <path className="fill-pink" d="M0 0h97v90H0z" />
        <path className="fill-cut" d="M0 0h97L48.5 44z" />
        <path className="fill-hot" d="M22 62h53v15H22z" />
      </g>
    </>
  );
}

function PrintersMarks() {
  const strip = ["fill-cut", "fill-leaf", "fill-frond", "fill-sun", "fill-pink", "fill-hot"];
  return (
    <>
      <g className="fill-none stroke-ink" strokeWidth="1.5">
        <path d="M40 0v26M0 40h26M640 0v26M680 40h-26M40 560v-26M0 520h26M640 560v-26M680 520h-26" />
        <circle cx="340" cy="15" r="9" />
        <path d="M340 1v28M326 15h28" />
      </g>
      {strip.map((fill, index) => (
        <path key={fill} className={fill} d={`M${56 + index * 16} 534h14v14h-14z`} />
      ))}
    </>
  );
}
