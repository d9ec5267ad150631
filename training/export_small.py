"""Writes the two small nets that ship: python3 export_small.py --segmenter segmenter --colors colors

models/segmenter.onnx: `image`, float RGB 0..255 (1, 3, 160, 160) -> `likelihood` of garment (1, 1, 80, 80), 0..1.
models/colors.onnx: OKLab of `garment` and `ground` pixels (1, any, 3) -> `names`, the probabilities of the 37 colours
in the order of heads.py (1, 37), and `votes` of every garment pixel (1, any, 37).
"""
import argparse
import pathlib

import onnx
import torch

from colors import GARMENT, GROUND, ColorNet
from export import OPSET, halve_weights
from segmenter import SIDE, Segmenter

HERE = pathlib.Path(__file__).parent


class ShippedSegmenter(torch.nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, image):
        return self.net(image / 127.5 - 1).sigmoid()


class ShippedColors(torch.nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, garment, ground):
        logs, votes = self.net(garment, ground)
        return logs.softmax(1), votes


def write(module, inputs, path, input_names, output_names, axes):
    torch.onnx.export(
        module.eval(), inputs, path, opset_version=OPSET, input_names=input_names, output_names=output_names,
        dynamic_axes=axes, do_constant_folding=True,
    )  # fmt: skip
    model = onnx.load(path)
    halve_weights(model)
    onnx.checker.check_model(model)
    onnx.save(model, path)
    print(f"{path.name}: {path.stat().st_size} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=pathlib.Path, default=HERE / ".cache")
    parser.add_argument("--models", type=pathlib.Path, default=HERE.parent / "models")
    parser.add_argument("--segmenter")
    parser.add_argument("--colors")
    options = parser.parse_args()
    if options.segmenter:
        net = Segmenter()
        net.load_state_dict(torch.load(options.cache / f"{options.segmenter}.pt"))
        write(
            ShippedSegmenter(net), torch.rand(1, 3, SIDE, SIDE) * 255, options.models / "segmenter.onnx", ["image"], ["likelihood"],
            {"image": {0: "n"}, "likelihood": {0: "n"}},
        )  # fmt: skip
    if options.colors:
        net = ColorNet()
        net.load_state_dict(torch.load(options.cache / f"{options.colors}.pt"))
        write(
            ShippedColors(net), (torch.rand(1, GARMENT, 3), torch.rand(1, GROUND, 3)), options.models / "colors.onnx",
            ["garment", "ground"], ["names", "votes"], {"garment": {1: "g"}, "ground": {1: "b"}, "votes": {1: "g"}},
        )  # fmt: skip


if __name__ == "__main__":
    main()
