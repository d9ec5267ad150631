"""Segments every cached photograph: python3 found.py --segmenter segmenter

Writes .cache/found.bin, n × side × side bytes, 1 inside the garment.
"""
import argparse
import json
import pathlib

import numpy as np
import torch
import torch.nn.functional as F

from segmenter import SIDE, Segmenter

TRAINING = pathlib.Path(__file__).parent.parent


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=pathlib.Path, default=TRAINING / ".cache")
    parser.add_argument("--segmenter", required=True)
    options = parser.parse_args()
    index = json.loads((options.cache / "index.json").read_text())
    count, side = len(index["photographs"]), index["side"]
    pixels = np.memmap(options.cache / "pixels.bin", np.uint8, "r").reshape(count, side, side, 3)
    net = Segmenter().to(memory_format=torch.channels_last).eval()
    net.load_state_dict(torch.load(options.cache / f"{options.segmenter}.pt"))
    torch.set_num_threads(1)
    with (options.cache / "found.bin").open("wb") as file, torch.no_grad():
        for start in range(0, count, 32):
            part = torch.from_numpy(pixels[start : start + 32].copy()).permute(0, 3, 1, 2)
            x = F.interpolate(part.float() / 127.5 - 1, size=(SIDE, SIDE), mode="bilinear", antialias=True)
            logits = net(x.to(memory_format=torch.channels_last))
            mask = F.interpolate(logits, size=(side, side), mode="bilinear", align_corners=False)[:, 0] > 0
            file.write(mask.to(torch.uint8).numpy().tobytes())


if __name__ == "__main__":
    main()
